import { useEffect, useEffectEvent, useState } from 'react';
import { admitFiles, type FileRefusal } from './admitFiles.ts';
import { hasEnded } from '../words/shownUpload.ts';
import type { UploadsView } from '../uploadsView.ts';

/** Adds chosen, dropped and pasted files, and keeps what was refused of the last ones. */
export function useAddedFiles({ rows, commands }: UploadsView) {
  const [refusals, setRefusals] = useState<readonly FileRefusal[]>([]);
  const add = (files: readonly File[], folders: readonly { name: string }[] = []) => {
    const waiting = rows.filter((row) => !hasEnded(row)).length;
    const names = folders.map(({ name }) => name);
    const { added, refused } = admitFiles(files, names, waiting);
    setRefusals(refused);
    if (added.length > 0) {
      commands.add(added);
    }
  };
  usePastedFiles(add);
  return { add, refusals, forget: () => setRefusals([]) };
}

/** Pasted files are added, wherever the focus is; pasted text is left to its field. */
function usePastedFiles(add: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = Array.from(event.clipboardData?.files ?? []);
    const hasText = event.clipboardData?.types.includes('text/plain') === true;
    if (files.length > 0 && !hasText && !event.defaultPrevented) {
      event.preventDefault();
      add(files);
    }
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => take(event);
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
}
