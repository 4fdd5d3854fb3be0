import {
  CheckIcon,
  FileIcon,
  CopyIcon,
  EditorToolbar,
  DictateHereIcon,
  DownloadIcon,
  FormalStyleIcon,
  IconButton,
  LiveRegion,
  NewDocumentIcon,
  RedoIcon,
  SaveIcon,
  UndoIcon,
} from '@nevisa/ui';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { editorText } from '../../../shared/text/editorText.ts';
import { liveText } from '../../../shared/text/liveText.ts';
import { type LiveDictation, useDraftState } from './hooks/useDictation.ts';
import type { DocumentTools as Tools } from './hooks/useDocumentTools.ts';

export interface DocumentToolsProps {
  dictation: LiveDictation;
  tools: Tools;
}

/** The tools of the transcript, and where it is stored. */
export function DocumentTools({ dictation, tools }: DocumentToolsProps) {
  const { empty } = tools;
  const recording = dictation.heard !== null;
  return (
    <EditorToolbar
      label={addedText.documentTools}
      state={
        <>
          <LiveRegion>{formatResult(tools)}</LiveRegion>
          {!empty && formatResult(tools) === null && <DocumentState dictation={dictation} />}
        </>
      }
    >
      {recording && (
        <IconButton
          label={addedText.dictateHere}
          icon={<DictateHereIcon />}
          onClick={tools.dictateHere}
        />
      )}
      <IconButton
        label={liveText.undo}
        icon={<UndoIcon />}
        disabled={!tools.canUndo}
        onClick={tools.undo}
      />
      <IconButton
        label={liveText.redo}
        icon={<RedoIcon />}
        disabled={!tools.canRedo}
        onClick={tools.redo}
      />
      {tools.formal && (
        <IconButton
          label={editorText.cleanup}
          icon={<FormalStyleIcon />}
          aria-haspopup="dialog"
          disabled={empty || dictation.transcript === null}
          onClick={tools.askForFormal}
        />
      )}
      <TextButtons dictation={dictation} tools={tools} />
    </EditorToolbar>
  );
}

function TextButtons({ dictation, tools }: DocumentToolsProps) {
  const { empty, copied } = tools;
  return (
    <>
      <IconButton
        label={copied === 'copied' ? commonText.copied : liveText.copyAll}
        icon={copied === 'copied' ? <CheckIcon /> : <CopyIcon />}
        disabled={empty}
        onClick={tools.copy}
      />
      <IconButton
        label={liveText.download}
        icon={<DownloadIcon />}
        disabled={empty}
        onClick={tools.download}
      />
      <IconButton
        label={liveText.recoverSave}
        icon={<SaveIcon />}
        disabled={empty || dictation.synced === 'synced'}
        onClick={tools.askForName}
      />
      <IconButton
        label={liveText.newDoc}
        icon={<NewDocumentIcon />}
        disabled={empty || !tools.renewable}
        onClick={tools.renew}
      />
      {dictation.heard === null && (
        <IconButton
          label={addedText.deviceTexts}
          icon={<FileIcon />}
          aria-haspopup="dialog"
          disabled={!tools.renewable}
          onClick={tools.showTexts}
        />
      )}
    </>
  );
}

/** The result of the last press. */
function formatResult({ copied, failed }: Tools): string | null {
  if (failed) {
    return addedText.saveFailed;
  }
  return copied === null ? null : copied === 'copied' ? commonText.copied : addedText.copyFailed;
}

/** Where the transcript is stored. Screen readers do not announce it: it changes with every word. */
function DocumentState({
  dictation: { workspace, synced },
}: Pick<DocumentToolsProps, 'dictation'>) {
  const kept = useDraftState(workspace);
  if (kept === 'not-kept') {
    return addedText.notKeptShort;
  }
  switch (synced) {
    case 'syncing':
      return addedText.savingToHistory;
    case 'synced':
      return addedText.savedServerAndDevice;
    case 'conflict':
      return addedText.historyConflict;
    case 'local':
      return kept === 'saved' ? liveText.savedLocal : addedText.savingLocally;
  }
}
