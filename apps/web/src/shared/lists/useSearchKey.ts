import { type RefObject, useEffect } from 'react';

/** «/» outside of texts and dialogs leads to the search field, unless single keys are off (X-107, WCAG 2.1.4). */
export function useSearchKey(search: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    const read = (event: KeyboardEvent) => {
      const { key, code, target, ctrlKey, altKey, metaKey } = event;
      const isSlash = key === '/' || (code === 'Slash' && !event.shiftKey);
      const isElsewhere = target instanceof Element && target.closest(noSearch) !== null;
      if (isSlash && !isElsewhere && !event.defaultPrevented && !(ctrlKey || altKey || metaKey)) {
        event.preventDefault();
        search.current?.focus();
      }
    };
    window.addEventListener('keydown', read);
    return () => window.removeEventListener('keydown', read);
  }, [search, isOn]);
}

const noSearch = 'input, textarea, select, dialog, [role=dialog], [contenteditable=true]';
