import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Focuses the first field of `area` when it appears. When it disappears with the focus inside, the
 * element that had the focus before has it again.
 */
export function useBorrowedFocus(area: RefObject<HTMLElement | null>): void {
  const [owner] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const { current } = area;
    current?.querySelector('input')?.focus();
    return () => {
      const hasFocus = current?.contains(document.activeElement) === true;
      if (hasFocus && owner instanceof HTMLElement && owner.isConnected) {
        owner.focus({ preventScroll: true });
      }
    };
  }, [area, owner]);
}
