import { type RefObject, useEffect, useRef } from 'react';

/** The ref of the first field of a form that takes the place of what had the focus (WCAG 2.4.3). */
export function useFocusedInput(): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return input;
}
