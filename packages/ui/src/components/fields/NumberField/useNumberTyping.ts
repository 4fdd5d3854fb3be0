import { useEffect, type RefObject } from 'react';
import { type NumberNotation, toNumberCharacters } from '../../../persian/createNumberNotation.ts';

/**
 * Restricts typing, pasting and dropping to numbers and writes them with Persian
 * digits. The listeners are native, so that a key causes no React render.
 *
 * @param onWritten called with the text after each change
 */
export function useNumberTyping(
  field: RefObject<HTMLInputElement | null>,
  notation: NumberNotation,
  negative: boolean,
  onWritten: (text: string) => void,
): void {
  useEffect(() => {
    const input = field.current;
    if (input === null) {
      return undefined;
    }
    const write = (event: InputEvent) => {
      if (event.data === null || event.isComposing) {
        return;
      }
      const readInput = toNumberCharacters(event.data);
      const { value, selectionStart, selectionEnd } = input;
      const before = value.slice(0, selectionStart ?? value.length);
      const after = value.slice(selectionEnd ?? value.length);
      const fits =
        readInput !== '' && notation.canBecomeNumber(before + readInput + after, negative);
      if (fits && readInput === event.data) {
        return;
      }
      event.preventDefault();
      if (fits) {
        // `execCommand` is the only way to write that preserves undo.
        document.execCommand('insertText', false, readInput);
      }
    };
    const report = () => onWritten(input.value);
    input.addEventListener('beforeinput', write);
    input.addEventListener('input', report);
    return () => {
      input.removeEventListener('beforeinput', write);
      input.removeEventListener('input', report);
    };
  }, [field, notation, negative, onWritten]);
}
