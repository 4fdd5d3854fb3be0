import { type RefObject, useEffect } from 'react';
import { isInDialog } from '../../../shared/shortcuts/isInDialog.ts';

/** Ctrl+F leads to the search of the list: the browser's own finds only the rows that are rendered. */
export function useFindKey(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const read = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const isFind = code === 'KeyF' && (ctrlKey || metaKey) && !altKey && !shiftKey;
      // A second press is that of the browser.
      const isThere = document.activeElement === search.current;
      if (isFind && !isInDialog(target) && !isThere && !event.defaultPrevented) {
        event.preventDefault();
        search.current?.focus();
        search.current?.select();
      }
    };
    window.addEventListener('keydown', read);
    return () => window.removeEventListener('keydown', read);
  }, [search]);
}
