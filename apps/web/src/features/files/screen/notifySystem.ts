import { filesText } from '../../../shared/text/filesText.ts';

/** Only a page that is not seen notifies, and only after the person has asked for it. */
export function notifySystem(text: string, open: () => void): void {
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
    // Chrome on Android notifies only from a service worker; the words in the page remain.
  }
}
