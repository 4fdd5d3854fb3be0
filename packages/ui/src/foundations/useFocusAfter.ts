import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to an element when a part that had it is gone, e.g. to the link of a row after
 * the field in its place (WCAG 2.4.3). An element that has the focus by then keeps it.
 */
export function useFocusAfter(isShown: boolean, next: RefObject<HTMLElement | null>): void {
  const wasShown = useRef(isShown);
  useLayoutEffect(() => {
    const isOver = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (isOver && document.activeElement === document.body) {
      next.current?.focus();
    }
  }, [isShown, next]);
}
