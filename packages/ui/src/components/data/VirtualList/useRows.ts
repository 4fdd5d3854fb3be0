import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type RowHeights, type Span, spanBetween } from './rowHeights.ts';
import { createRowMemory, type RowMemory } from './rowMemory.ts';

export interface RowsFacts {
  rows: RowHeights;
  span: Span;
  /** The first row in view. */
  first: number;
  /** Reads again what is in view, at once. */
  look: () => void;
  /** Given to each row as its ref: a row that changes its height is measured again. */
  watch: (row: HTMLElement | null) => (() => void) | undefined;
}

interface View {
  top: number;
  bottom: number;
}

/**
 * Which of many rows are in view of a box that scrolls. Rows are measured as
 * they are drawn; the others are guessed. Where rows above the view turn out
 * higher or lower than guessed, the box follows, so that nothing moves before
 * the reader's eyes.
 */
export function useRows<Item>(
  box: RefObject<HTMLElement | null>,
  items: readonly Item[],
  itemKey: (item: Item) => string,
  { estimate, everyRow }: { estimate: number; everyRow: boolean },
): RowsFacts {
  const [memory] = useState(createRowMemory);
  const [view, setView] = useState<View>({ top: 0, bottom: firstView });
  const owed = useRef(0);
  const passes = useRef(0);
  const rows = useMemo(
    () => memory.arrange(items, itemKey, estimate),
    [memory, items, itemKey, estimate],
  );

  // After each drawing, and before it is seen.
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || everyRow) {
      return;
    }
    const anchor = rows.rowAt(view.top);
    const before = rows.startOf(anchor);
    // Rows whose heights depend on each other would be measured for ever.
    if (passes.current < 4 && measure(current, rows, memory)) {
      passes.current += 1;
      const grown = rows.startOf(anchor) - before;
      owed.current += grown;
      setView(({ top, bottom }) => ({ top: top + grown, bottom: bottom + grown }));
      return;
    }
    passes.current = 0;
    if (owed.current !== 0) {
      current.scrollBy({ top: owed.current, behavior: 'instant' });
      owed.current = 0;
    }
  }, [box, everyRow, memory, rows, view]);

  const look = useCallback(() => {
    const { current } = box;
    if (current) {
      flushSync(() => setView((before) => viewOf(current, before)));
    }
  }, [box]);

  useEffect(() => {
    const { current } = box;
    if (!current) {
      return;
    }
    const observer = new ResizeObserver(() => setView((before) => viewOf(current, before)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);

  const [watch] = useState(() => watcherOf(memory, () => setView((before) => ({ ...before }))));

  const span = everyRow ? { from: 0, to: rows.count } : spanBetween(rows, view.top, view.bottom);
  return { rows, span, first: rows.rowAt(view.top), look, watch };
}

function watcherOf(memory: RowMemory, onNews: () => void): RowsFacts['watch'] {
  let observer: ResizeObserver | null = null;
  return (row) => {
    if (row === null) {
      return;
    }
    observer ??= new ResizeObserver((entries) => {
      const isNews = entries.some(({ target, borderBoxSize }) => {
        const height = memory.heightOf(nameOf(target));
        return height !== undefined && !isSame(height, borderBoxSize[0]?.blockSize ?? height);
      });
      if (isNews) {
        onNews();
      }
    });
    const current = observer;
    current.observe(row);
    return () => current.unobserve(row);
  };
}

// Until the box is measured; about the height of a window.
const firstView = 800;

function viewOf({ scrollTop, clientHeight }: HTMLElement, before: View): View {
  const bottom = scrollTop + clientHeight;
  return scrollTop === before.top && bottom === before.bottom ? before : { top: scrollTop, bottom };
}

function measure(box: HTMLElement, rows: RowHeights, memory: RowMemory): boolean {
  let isNews = false;
  for (const row of box.querySelectorAll<HTMLElement>(':scope > ul > [data-row]')) {
    const place = Number(row.getAttribute('aria-posinset')) - 1;
    // The computed height has fractions, and a dialog that grows into view does not scale it.
    const height = Number.parseFloat(getComputedStyle(row).blockSize);
    if (Number.isFinite(height) && !isSame(height, rows.heightOf(place))) {
      rows.change(place, height);
      isNews = true;
    }
    memory.remember(nameOf(row), place, rows.heightOf(place));
  }
  return isNews;
}

function nameOf(row: Element): string {
  return row.getAttribute('data-row') ?? '';
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.05;
}
