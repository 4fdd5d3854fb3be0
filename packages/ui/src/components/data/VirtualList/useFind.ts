import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { foldPersian } from '@nevisa/writing';

export interface FindFacts {
  /** Whether anything is looked for. */
  looking: boolean;
  /** The rows that hold the words, in their order. */
  places: readonly number[];
  /** Which of them is shown, from 0. */
  at: number;
  search: (words: string) => void;
  show: (at: number) => void;
}

/** Looks for words in all rows, drawn or not, however their letters were typed. */
export function useFind<Item>(
  items: readonly Item[],
  textOf: ((item: Item) => string) | undefined,
  bringIntoView: (place: number) => void,
): FindFacts {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  // Ten thousand rows are looked through after the letter is shown, not before.
  const looked = useDeferredValue(foldPersian(words));
  const wanted = looked !== '';
  const folded = useMemo(
    () => (wanted && textOf ? items.map((item) => foldPersian(textOf(item))) : noTexts),
    [items, textOf, wanted],
  );
  const places = useMemo(
    () =>
      looked === ''
        ? noPlaces
        : folded.flatMap((text, place) => (text.includes(looked) ? [place] : [])),
    [folded, looked],
  );
  const shown = Math.min(at, Math.max(0, places.length - 1));
  const found = places[shown];
  const show = useRef(bringIntoView);
  useEffect(() => {
    show.current = bringIntoView;
  });
  useEffect(() => {
    if (found !== undefined) {
      queueMicrotask(() => show.current(found)); // drawing at once is not for an effect
    }
  }, [found]);
  return {
    looking: wanted,
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
 * Leads Ctrl+F (⌘F) into the field of a list: the browser's own search sees
 * only the rows that are drawn. Pressed again inside the field it is the browser's.
 */
export function useFindKey(box: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) {
      return;
    }
    const lead = (event: KeyboardEvent) => {
      const bar = box.current?.previousElementSibling;
      const field = bar?.querySelector('input');
      const asked = event.code === 'KeyF' && (event.ctrlKey || event.metaKey);
      const other = event.altKey || event.shiftKey || event.defaultPrevented;
      if (field && asked && !other && document.activeElement !== field && isInView(field)) {
        event.preventDefault();
        field.focus();
        field.select();
      }
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [box, enabled]);
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.checkVisibility() && bottom > 0 && top < window.innerHeight;
}
