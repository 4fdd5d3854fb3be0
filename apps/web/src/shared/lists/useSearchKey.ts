import type { RefObject } from 'react';
import { usePageKeys } from '../shortcuts/usePageKeys.ts';

/** «/» outside of texts and dialogs leads to the search field, unless single keys are off (X-107, WCAG 2.1.4). */
export function useSearchKey(search: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  usePageKeys(isOn, readSearchKey, () => search.current?.focus());
}

const noSearch = 'input, textarea, select, [role=dialog], [contenteditable=true]';

function readSearchKey(event: KeyboardEvent): 'search' | null {
  const { key, code, target, shiftKey, ctrlKey, altKey, metaKey } = event;
  const isSlash = key === '/' || (code === 'Slash' && !shiftKey);
  const isInField = target instanceof Element && target.closest(noSearch) !== null;
  return isSlash && !isInField && !(ctrlKey || altKey || metaKey) ? 'search' : null;
}
