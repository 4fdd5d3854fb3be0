import { useEffect, type RefObject } from 'react';
import { type NumberNotation, writeAsNumber } from '../../../persian/numberNotation.ts';

/**
 * Lets only numbers be typed, pasted or dropped into a field, and writes them
 * in Persian. It listens to the element itself, so that no key goes through React.
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
      const written = writeAsNumber(event.data);
      const { value, selectionStart, selectionEnd } = input;
      const before = value.slice(0, selectionStart ?? value.length);
      const after = value.slice(selectionEnd ?? value.length);
      const fits = written !== '' && notation.canBegin(before + written + after, negative);
      if (fits && written === event.data) {
        return;
      }
      event.preventDefault();
      if (fits) {
        // `execCommand` is the only way to write that preserves undo.
        document.execCommand('insertText', false, written);
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
