import { type FindHandle, noHandle, readDrop } from '@nevisa/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { filesText } from '../../../../shared/text/filesText.ts';
import type { ChosenFile } from '../../upload/uploadFiles.ts';
import { admitFiles, type FileRefusal } from './admitFiles.ts';
import { hasFile, type UnreadableFile } from './filePicker.ts';
import { hasEnded } from '../words/shownUpload.ts';
import type { UploadsView } from '../uploadsView.ts';

/** Adds chosen, dropped and pasted files, and keeps what was refused of the last ones. */
export function useAddedFiles({ rows, commands }: UploadsView) {
  const [refusals, setRefusals] = useState<readonly FileRefusal[]>([]);
  const add = (
    files: readonly File[],
    folders: readonly { name: string }[] = [],
    findHandle: FindHandle = noHandle,
    unreadable: readonly UnreadableFile[] = [],
  ) => {
    const waiting = rows.filter((row) => !hasEnded(row)).length;
    const names = folders.map(({ name }) => name);
    const { added, refused: unfit } = admitFiles(files, names, waiting);
    const refused = [...makeRefusals(unreadable, filesText.unreadable), ...unfit];
    setRefusals(refused);
    if (added.length > 0) {
      void withHandles(added, findHandle).then((chosen) => {
        if (!commands.add(chosen)) {
          setRefusals([...refused, ...makeRefusals(added, filesText.addAfterSignIn)]);
        }
      });
    }
  };
  usePastedFiles(add);
  const addChosen = (chosen: readonly (ChosenFile | UnreadableFile)[]) => {
    const readable = chosen.filter(hasFile);
    const handles = new Map(readable.map(({ file, handle }) => [file, handle ?? null]));
    const findHandle: FindHandle = (file) => Promise.resolve(handles.get(file) ?? null);
    const unreadable = chosen.filter((each): each is UnreadableFile => !hasFile(each));
    add([...handles.keys()], [], findHandle, unreadable);
  };
  return { add, addChosen, refusals, forget: () => setRefusals([]) };
}

function makeRefusals(files: readonly { name: string }[], reason: string): FileRefusal[] {
  return files.map(({ name }) => ({ name, reason }));
}

/** Files with what reads them again on another day; each is asked for at once, during the event. */
function withHandles(files: readonly File[], findHandle: FindHandle): Promise<ChosenFile[]> {
  return Promise.all(
    files
      .map((file) => ({ file, handle: findHandle(file) }))
      .map(async ({ file, handle }) => ({ file, handle: (await handle) ?? undefined })),
  );
}

/** Pasted files are added, wherever the focus is; pasted text is left to its field. */
function usePastedFiles(
  add: (
    files: readonly File[],
    folders: readonly { name: string }[],
    findHandle: FindHandle,
  ) => void,
): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData: data } = event;
    if (data === null || event.defaultPrevented) {
      return;
    }
    const { files, folders, findHandle } = readDrop(data);
    const all = [...files, ...folders];
    if (all.length > 0 && !hasOtherText(data, all)) {
      event.preventDefault();
      add(files, folders, findHandle);
    }
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => take(event);
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
}

/** Whether the clipboard has a text besides files: on macOS and Linux a copied file has its name or its path beside it. */
function hasOtherText(data: DataTransfer, files: readonly { name: string }[]): boolean {
  const names = files.flatMap(({ name }) => [name, name.replace(/\.[^.]*$/u, '')]);
  const lines = data.getData('text/plain').split(/[\r\n]+/u);
  return lines.some((line) => line !== '' && !names.some((name) => isNameOrPath(line, name)));
}

/** macOS writes names with decomposed letters. */
function isNameOrPath(line: string, name: string): boolean {
  const [written, known] = [line.normalize('NFC'), name.normalize('NFC')];
  return known !== '' && (written === known || written.endsWith(`/${known}`));
}
