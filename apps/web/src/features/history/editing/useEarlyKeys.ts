import { useEffect, useEffectEvent, useRef } from 'react';
import { isInDialog } from '../../../shared/shortcuts/isInDialog.ts';

/** As many keys are kept as a person presses while a tool is loaded. */
const most = 20;

/**
 * Keeps the keys of a tool whose code is not there yet, and presses them again once it is. Call it
 * after the hooks that hear these keys.
 *
 * @param isComing whether the tool may still come
 * @param read the meaning of a key for the tool; null for a key of others
 */
export function useEarlyKeys(isComing: boolean, read: (event: KeyboardEvent) => unknown): void {
  const kept = useRef<KeyboardEvent[]>([]);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isInDialog(event.target) || read(event) === null) {
      return;
    }
    event.preventDefault();
    if (!event.repeat && kept.current.length < most) {
      kept.current.push(event);
    }
  });
  useEffect(() => {
    if (!isComing) {
      for (const event of kept.current.splice(0)) {
        pressAgain(event);
      }
      return undefined;
    }
    const press = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isComing]);
}

/** Presses and releases a key where the focus is. */
function pressAgain(early: KeyboardEvent): void {
  const { code, key, altKey, ctrlKey, metaKey, shiftKey } = early;
  const held = { code, key, altKey, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', held));
  target.dispatchEvent(new KeyboardEvent('keyup', held));
}
