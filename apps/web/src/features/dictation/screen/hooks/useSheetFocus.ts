import type { RefObject } from 'react';
import { useCoarsePointer } from '../../../../shared/shell/useCoarsePointer.ts';

/** Returns the function that moves the focus to the sheet. On touch screens the keyboard would open. */
export function useSheetFocus(sheet: RefObject<HTMLElement | null>): () => void {
  const opensKeyboard = useCoarsePointer();
  return () => {
    if (!opensKeyboard) {
      sheet.current?.focus({ preventScroll: true });
    }
  };
}
