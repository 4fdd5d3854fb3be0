import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ToastQueue } from './toastQueue.ts';

/**
 * F6 moves the focus into the region and back. When a focused toast closes, the focus
 * moves to the next toast or back.
 */
export function useF6Navigation(
  region: RefObject<HTMLElement | null>,
  queue: ToastQueue,
  empty: boolean,
): void {
  const previousFocus = useRef<Element | null>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    const element = region.current;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && element?.contains(relatedTarget) === false) {
        previousFocus.current = relatedTarget;
      }
    };
    element?.addEventListener('focusin', remember);
    return () => {
      element?.removeEventListener('focusin', remember);
    };
  }, [region]);

  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || empty) {
        return;
      }
      event.preventDefault();
      if (hasFocus(region)) {
        restoreFocus(previousFocus);
      } else {
        region.current?.focus();
      }
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [region, empty]);

  // The queue notifies before React renders: the last moment at which the focus can be read.
  useEffect(
    () =>
      queue.subscribe(() => {
        hadFocus.current = hasFocus(region);
      }),
    [queue, region],
  );

  useLayoutEffect(() => {
    const had = hadFocus.current;
    hadFocus.current = false;
    if (had && empty) {
      restoreFocus(previousFocus);
    } else if (had && document.activeElement === document.body) {
      region.current?.focus();
    }
  });
}

function hasFocus(region: RefObject<HTMLElement | null>): boolean {
  return region.current?.contains(document.activeElement) === true;
}

function restoreFocus(previousFocus: RefObject<Element | null>): void {
  if (previousFocus.current instanceof HTMLElement) {
    previousFocus.current.focus();
  }
  previousFocus.current = null;
}
