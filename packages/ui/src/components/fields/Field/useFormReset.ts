import { type RefObject, useEffect } from 'react';

/** Says when the form around an element goes back to its first values; what the form cannot see goes back by itself. */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  useEffect(() => {
    const form = element.current?.closest('form');
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [element, onReset]);
}
