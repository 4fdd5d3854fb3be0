import { type RefObject, useEffect } from 'react';
import { isInDialog } from '../shortcuts/isInDialog.ts';

/** «/» outside of texts and dialogs leads to the search field, unless single keys are off (X-107, WCAG 2.1.4). */
export function useSearchKey(search: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    const read = (event: KeyboardEvent) => {
      const { key, code, target, ctrlKey, altKey, metaKey } = event;
      const isSlash = key === '/' || (code === 'Slash' && !event.shiftKey);
      const isInField = target instanceof Element && target.closest(noSearch) !== null;
      const isElsewhere = isInField || isInDialog(target);
      if (isSlash && !isElsewhere && !event.defaultPrevented && !(ctrlKey || altKey || metaKey)) {
        event.preventDefault();
        search.current?.focus();
      }
    };
    window.addEventListener('keydown', read);
    return () => window.removeEventListener('keydown', read);
  }, [search, isOn]);
}

const noSearch = 'input, textarea, select, [role=dialog], [contenteditable=true]';
