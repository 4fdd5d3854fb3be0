import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { foldPersian } from '@nevisa/writing';

export interface FindFacts {
  /** Whether a search is active. */
  active: boolean;
  /** The matching rows, in order. */
  places: readonly number[];
  /** The index of the shown match. */
  at: number;
  search: (words: string) => void;
  show: (at: number) => void;
}

/** Searches all rows, rendered or not, with folded Persian letters and digits. */
export function useFind<Item>(
  items: readonly Item[],
  getText: ((item: Item) => string) | undefined,
  bringIntoView: (place: number) => void,
): FindFacts {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  // Deferred, so that typing stays responsive with ten thousand rows.
  const query = useDeferredValue(foldPersian(words));
  const active = query !== '';
  const folded = useMemo(
    () => (active && getText ? items.map((item) => foldPersian(getText(item))) : noTexts),
    [items, getText, active],
  );
  const places = useMemo(
    () =>
      query === ''
        ? noPlaces
        : folded.flatMap((text, place) => (text.includes(query) ? [place] : [])),
    [folded, query],
  );
  const shown = Math.min(at, Math.max(0, places.length - 1));
  const found = places[shown];
  const show = useRef(bringIntoView);
  useEffect(() => {
    show.current = bringIntoView;
  });
  useEffect(() => {
    if (found !== undefined) {
      queueMicrotask(() => show.current(found)); // `flushSync` must not run inside an effect
    }
  }, [found]);
  return {
    active,
    places,
    at: shown,
    search: (next) => {
      setWords(next);
      setAt(0);
    },
    show: setAt,
  };
}

const noTexts: readonly string[] = [];
const noPlaces: readonly number[] = [];

/**
 * Moves Ctrl+F (⌘F) to the search field of a list, because the browser's search finds only
 * rendered rows. A second press inside the field opens the browser's search.
 */
export function useFindKey(box: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) {
      return;
    }
    const focusField = (event: KeyboardEvent) => {
      const bar = box.current?.previousElementSibling;
      const field = bar?.querySelector('input');
      const isShortcut = event.code === 'KeyF' && (event.ctrlKey || event.metaKey);
      const other = event.altKey || event.shiftKey || event.defaultPrevented;
      const isFree = document.activeElement !== field;
      if (!field || !isShortcut || other || !isFree || !isInView(field)) {
        return;
      }
      field.focus();
      // Behind a modal dialog the field does not take the focus, and the key is that of the browser.
      if (document.activeElement === field) {
        event.preventDefault();
        field.select();
      }
    };
    document.addEventListener('keydown', focusField);
    return () => document.removeEventListener('keydown', focusField);
  }, [box, enabled]);
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.checkVisibility() && bottom > 0 && top < window.innerHeight;
}
