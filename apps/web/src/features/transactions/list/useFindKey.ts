import type { RefObject } from 'react';
import { usePageKeys } from '../../../shared/shortcuts/usePageKeys.ts';

/** Ctrl+F leads to the search of the list: the browser's own finds only the rows that are rendered. */
export function useFindKey(search: RefObject<HTMLInputElement | null>): void {
  const read = ({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
    const isFind = code === 'KeyF' && (ctrlKey || metaKey) && !altKey && !shiftKey;
    // A second press is that of the browser.
    return isFind && document.activeElement !== search.current ? 'find' : null;
  };
  usePageKeys(true, read, () => {
    search.current?.focus();
    search.current?.select();
  });
}
