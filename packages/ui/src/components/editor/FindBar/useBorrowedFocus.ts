import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Focuses the first field of `area` when it appears, where it takes the focus. When it disappears
 * with the focus inside, the element that had the focus before has it again.
 */
export function useBorrowedFocus(area: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  const [owner] = useState(() => document.activeElement);
  const [takesFirst] = useState(takesFocus);
  useLayoutEffect(() => {
    const { current } = area;
    if (takesFirst) {
      current?.querySelector('input')?.focus();
    }
    return () => {
      const hasFocus = current?.contains(document.activeElement) === true;
      if (hasFocus && owner instanceof HTMLElement && owner.isConnected) {
        owner.focus({ preventScroll: true });
      }
    };
  }, [area, owner, takesFirst]);
}
