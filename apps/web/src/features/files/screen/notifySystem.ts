import type { Id } from '@nevisa/api/types';
import { filesText } from '../../../shared/text/filesText.ts';
import { isSeen } from './seenPages.ts';

interface ReadyText {
  readonly userId: Id;
  readonly historyId: Id;
  readonly sentence: string;
}

/** Notifies only where no page of the user is seen, and only after the person has asked for it. */
export async function notifySystem(
  { userId, historyId, sentence }: ReadyText,
  open: () => void,
): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') {
    return;
  }
  if (await isSeen(userId)) {
    return;
  }
  try {
    // The tabs of the user all know of the end; by the tag the system shows it once.
    const tag = `nevisa-text-${historyId}`;
    const shown = new Notification(filesText.doneTitle, {
      body: sentence,
      tag,
      lang: 'fa',
      dir: 'rtl',
    });
    shown.addEventListener('click', () => {
      window.focus();
      open();
    });
  } catch {
    // Chrome on Android notifies only from a service worker; the words in the page remain.
  }
}
