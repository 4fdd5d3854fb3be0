import {
  BarButton,
  CheckIcon,
  FileIcon,
  CopyIcon,
  EditorToolbar,
  DictateHereIcon,
  DownloadIcon,
  FormalStyleIcon,
  LiveRegion,
  NewDocumentIcon,
  RedoIcon,
  SaveIcon,
  ToolButton,
  UndoIcon,
} from '@nevisa/ui';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { editorText } from '../../../shared/text/editorText.ts';
import { liveText } from '../../../shared/text/liveText.ts';
import { useShortcutKeys } from './hooks/useChosenShortcuts.ts';
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
        <ToolButton
          label={addedText.dictateHere}
          icon={<DictateHereIcon />}
          onClick={tools.dictateHere}
        />
      )}
      <ToolButton
        label={liveText.undo}
        icon={<UndoIcon />}
        unavailable={!tools.canUndo}
        onClick={tools.undo}
      />
      <ToolButton
        label={liveText.redo}
        icon={<RedoIcon />}
        unavailable={!tools.canRedo}
        onClick={tools.redo}
      />
      {tools.formal && (
        <ToolButton
          label={editorText.cleanup}
          icon={<FormalStyleIcon />}
          aria-haspopup="dialog"
          unavailable={empty || dictation.transcript === null}
          onClick={tools.askForFormal}
        />
      )}
      <TextButtons dictation={dictation} tools={tools} />
    </EditorToolbar>
  );
}

function TextButtons({ dictation, tools }: DocumentToolsProps) {
  const { empty, copied } = tools;
  const keys = useShortcutKeys();
  return (
    <>
      <ToolButton
        label={copied === 'copied' ? commonText.copied : liveText.copyAll}
        icon={copied === 'copied' ? <CheckIcon /> : <CopyIcon />}
        keys={keys.copy}
        unavailable={empty}
        onClick={tools.copy}
      />
      <ToolButton
        label={liveText.download}
        icon={<DownloadIcon />}
        unavailable={empty}
        onClick={tools.download}
      />
      <BarButton
        placement="beside"
        label={liveText.recoverSave}
        word={commonText.save}
        icon={<SaveIcon />}
        keys={keys.save}
        unavailable={empty || dictation.synced === 'synced'}
        onClick={tools.askForName}
      />
      <BarButton
        placement="beside"
        label={liveText.newDoc}
        word={liveText.newDoc}
        icon={<NewDocumentIcon />}
        keys={keys.renew}
        unavailable={empty || !tools.renewable}
        onClick={tools.renew}
      />
      {dictation.heard === null && (
        <ToolButton
          label={addedText.deviceTexts}
          icon={<FileIcon />}
          aria-haspopup="dialog"
          unavailable={!tools.renewable}
          onClick={tools.showTexts}
        />
      )}
    </>
  );
}

/** The result of the last press. */
function formatResult({ copied, failed }: Tools): string | null {
  if (failed !== null) {
    return failed === 'not-kept' ? addedText.notKeptEnd : addedText.saveFailed;
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
      return addedHistoryText.historyConflict;
    case 'local':
      return kept === 'saved' ? liveText.savedLocal : addedText.savingLocally;
  }
}
