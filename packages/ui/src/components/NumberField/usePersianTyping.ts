import { useCallback } from 'react';
import { toPersianDigits } from '../../persian/digits.ts';

/**
 * Writes what is typed or pasted in Persian digits: a field of numbers knows
 * one set of digits at a time and would refuse «۱۲3».
 *
 * @returns a ref for the input.
 */
export function usePersianTyping() {
  return useCallback((input: HTMLInputElement | null) => {
    if (input === null) {
      return undefined;
    }
    const write = (event: InputEvent) => {
      const written = event.data === null ? null : toPersianDigits(event.data);
      if (written === null || written === event.data || event.isComposing) {
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      // The one way to type into a field that keeps its undo; what it inserts comes back here in Persian.
      document.execCommand('insertText', false, written);
    };
    input.addEventListener('beforeinput', write, { capture: true });
    return () => input.removeEventListener('beforeinput', write, { capture: true });
  }, []);
}
