import type { Id } from '@nevisa/api/types';
import { DropOverlay, type ToastQueue, UploadList } from '@nevisa/ui';
import { useState } from 'react';
import { historyFilesText } from '../../../shared/text/filesText.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { AddFilesDialog, formatLimits } from './adding/AddFilesDialog.tsx';
import { CancelQuestion } from './CancelQuestion.tsx';
import { describeTotals } from './words/describeTotals.ts';
import { FileInput, useFilePick } from './adding/FileInput.tsx';
import { createFilePicker, type FilePicker, type PickerWindow } from './adding/filePicker.ts';
import { OptionsDialog } from './OptionsDialog.tsx';
import { PanelActions } from './PanelActions.tsx';
import { PanelNotices } from './adding/PanelNotices.tsx';
import { writePrivacySentence } from './words/writePrivacySentence.ts';
import { reserveCredit } from './words/reserveCredit.ts';
import type { ShownUpload } from './words/shownUpload.ts';
import { toListedUpload } from './toListedUpload.tsx';
import { useAddedFiles } from './adding/useAddedFiles.ts';
import { useRowActions } from './useRowActions.ts';
import { createEndSelector, useUploadEnds } from './useUploadEnds.ts';
import type { UploadsView } from './uploadsView.ts';

export interface FilesPanelProps {
  view: UploadsView;
  toasts: ToastQueue;
  /** After how many days the server deletes a sound; null for never. */
  keepAudioDays: number | null;
  /** Opens the text of a file. */
  onOpen: (historyId: Id) => void;
  /** Whether the dialog that adds files is open. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  /** The dialog that gives handles of files; null where the browser has none. @default that of the browser */
  picker?: FilePicker | null;
}

/** The files on their way to a text, above the texts of the history: added by a press, a drop or a paste. */
export function FilesPanel({
  view,
  toasts,
  keepAudioDays,
  onOpen,
  isAdding,
  onAdding,
  picker = createFilePicker(window as PickerWindow),
}: FilesPanelProps) {
  const { rows, commands } = view;
  const [changed, setChanged] = useState<string | null>(null);
  const openDialog = () => onAdding(true);
  const { add, addChosen, refusals, forget } = useAddedFiles(view);
  const { input, id, pick } = useFilePick(picker, commands.choose);
  const surroundings = { view, toasts, open: onOpen, add: openDialog, pick };
  const { act, asked, ask } = useRowActions(surroundings);
  useEndToasts(rows, toasts, onOpen);
  const changeOptions = (upload: ShownUpload) => setChanged(upload.id);
  const pickNew = async () => {
    const chosen = (await picker?.(true)) ?? null;
    if (chosen !== null && chosen.length > 0) {
      onAdding(false);
      addChosen(chosen);
    }
    return chosen !== null;
  };
  const changedRow = rows.find((row) => row.id === changed);
  return (
    <>
      <PanelNotices
        isWatching={view.isWatching && rows.length > 0}
        refusals={refusals}
        onForget={forget}
      />
      {rows.length > 0 && (
        <FileRows
          view={view}
          handlers={{ act, changeOptions }}
          foot={writePrivacySentence(keepAudioDays)}
        />
      )}
      <FileInput input={input} id={id} onFile={commands.choose} />
      <DropOverlay prompt={historyFilesText.dropHere} hint={formatLimits()} onFiles={add} />
      {isAdding && (
        <AddFilesDialog
          options={view.options}
          onOptions={commands.chooseOptions}
          onFiles={(files, findHandle) => add(files, [], findHandle)}
          onPick={picker === null ? undefined : pickNew}
          privacy={writePrivacySentence(keepAudioDays)}
          onClose={() => onAdding(false)}
        />
      )}
      {changedRow !== undefined && (
        <OptionsDialog upload={changedRow} commands={commands} onClose={() => setChanged(null)} />
      )}
      <CancelQuestion asked={asked} onConfirm={commands.cancel} onClose={() => ask(null)} />
    </>
  );
}

interface FileRowsProps {
  view: UploadsView;
  handlers: Parameters<typeof toListedUpload>[2];
  foot: string;
}

function FileRows({ view, handlers, foot }: FileRowsProps) {
  const { rows } = view;
  const credits = reserveCredit(rows, view.credit);
  return (
    <UploadList
      heading={historyFilesText.uploadFile}
      summary={describeTotals(rows)}
      actions={<PanelActions view={view} />}
      uploads={rows.flatMap((row) => {
        const credit = credits.get(row.id);
        return credit === undefined ? [] : [toListedUpload(row, credit, handlers)];
      })}
      foot={<p>{foot}</p>}
    />
  );
}

/** A toast opens each text that has become ready. */
function useEndToasts(
  rows: UploadsView['rows'],
  toasts: ToastQueue,
  onOpen: FilesPanelProps['onOpen'],
): void {
  const [selectEnds] = useState(createEndSelector);
  useUploadEnds(selectEnds(rows), (text, historyId) =>
    toasts.add({
      text,
      tone: 'success',
      action: { label: historyText.open, onPress: () => onOpen(historyId) },
    }),
  );
}
