import type { ToastQueue } from '@nevisa/ui';
import type { Id } from '@nevisa/api/types';
import { useEffect, useEffectEvent, useRef } from 'react';
import { addedText } from '../../../shared/text/addedText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { filesText } from '../../../shared/text/filesText.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { isolateName, titleOfFile } from './words/fileTitle.ts';
import { type ShownUpload, stateOf, type UploadState } from './words/shownUpload.ts';

/** Says that a text is ready: a toast that opens it, and where it was asked for, the system. */
export function useUploadEnds(
  rows: readonly ShownUpload[],
  toasts: ToastQueue,
  open: (historyId: Id) => void,
): void {
  const states = useRef<ReadonlyMap<string, UploadState> | null>(null);
  const report = useEffectEvent((row: ShownUpload) => {
    const text = fill(addedText.historyJobDone, { title: isolateName(titleOfFile(row.file.name)) });
    const { report: end } = row;
    if (end?.state === 'done') {
      const openText = () => open(end.historyId);
      toasts.add({ text, tone: 'success', action: { label: historyText.open, onPress: openText } });
      notifySystem(text, openText);
    }
  });
  useEffect(() => {
    const before = states.current;
    states.current = new Map(rows.map((row) => [row.id, stateOf(row)]));
    if (before !== null) {
      rows
        .filter((row) => stateOf(row) === 'done' && (before.get(row.id) ?? 'done') !== 'done')
        .forEach((row) => report(row));
    }
  }, [rows]);
}

/** Only a page that is not seen notifies, and only after the person has asked for it. */
function notifySystem(text: string, open: () => void): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') {
    return;
  }
  if (!document.hidden) {
    return;
  }
  try {
    const shown = new Notification(filesText.doneTitle, { body: text, lang: 'fa', dir: 'rtl' });
    shown.addEventListener('click', () => {
      window.focus();
      open();
    });
  } catch {
    // Chrome on Android notifies only from a service worker; the toast remains.
  }
}
