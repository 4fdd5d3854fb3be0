import { useCallback, useRef } from 'react';
import type { NumberNotation } from '../../../persian/createNumberNotation.ts';

/** The elements of a number field, and the functions that write a number into them without React. */
export function useNumberElements(notation: NumberNotation) {
  const input = useRef<HTMLInputElement>(null);
  const formInput = useRef<HTMLInputElement>(null);
  const announcement = useRef<HTMLOutputElement>(null);

  const syncValue = useCallback(
    (text: string) => {
      const number = notation.parse(text);
      const plain = toPlainText(number);
      setOrRemove(input.current, 'aria-valuenow', plain);
      setOrRemove(input.current, 'aria-valuetext', notation.format(number));
      if (formInput.current !== null) {
        formInput.current.value = plain;
      }
    },
    [notation],
  );
  const show = useCallback(
    (number: number) => {
      const text = notation.format(number);
      if (input.current !== null && input.current.value !== text) {
        input.current.value = text;
      }
      syncValue(text);
    },
    [notation, syncValue],
  );
  const announce = (text: string) => {
    if (announcement.current !== null) {
      announcement.current.textContent = text;
    }
  };
  return { input, formInput, announcement, syncValue, show, announce };
}

/** The number as the form submits it; empty for NaN. */
export function toPlainText(number: number): string {
  return Number.isNaN(number) ? '' : String(number);
}

function setOrRemove(element: Element | null, name: string, value: string): void {
  if (value === '') {
    element?.removeAttribute(name);
  } else {
    element?.setAttribute(name, value);
  }
}
