import { type RefObject, useEffect } from 'react';

/** Calls back when the form is reset, for state that the browser does not reset. */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  useEffect(() => {
    const form = element.current?.closest('form');
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [element, onReset]);
}
