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
import { type RowHeights, type Span, findSpan } from './rowHeights.ts';
import { createRowMemory, type RowMemory } from './rowMemory.ts';

export interface RowsFacts {
  rows: RowHeights;
  span: Span;
  /** The first row in the viewport. */
  first: number;
  /** Reads the scroll position and renders synchronously. */
  readScroll: () => void;
  /** The ref of each row; measures the row again when its height changes. */
  watch: (row: HTMLElement | null) => (() => void) | undefined;
}

interface View {
  top: number;
  bottom: number;
}

/**
 * Determines the visible rows of a scrolling box. Rendered rows are measured, the others
 * estimated. When rows above the viewport differ from their estimate, the scroll position is
 * corrected before painting, so visible rows do not move.
 */
export function useRows<Item>(
  box: RefObject<HTMLElement | null>,
  items: readonly Item[],
  itemKey: (item: Item) => string,
  { estimate, everyRow, overscan }: { estimate: number; everyRow: boolean; overscan: number },
): RowsFacts {
  const [memory] = useState(createRowMemory);
  const [view, setView] = useState<View>({ top: 0, bottom: firstView });
  const pendingScroll = useRef(0);
  const passes = useRef(0);
  const rows = useMemo(
    () => memory.arrange(items, itemKey, estimate),
    [memory, items, itemKey, estimate],
  );

  // Runs after each render and before painting.
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || everyRow) {
      return;
    }
    const anchor = rows.findRow(view.top);
    const before = rows.getStart(anchor);
    // Limits the passes, because rows whose heights depend on each other never settle.
    if (passes.current < 4 && measure(current, rows, memory)) {
      passes.current += 1;
      const grown = rows.getStart(anchor) - before;
      pendingScroll.current += grown;
      setView(({ top, bottom }) => ({ top: top + grown, bottom: bottom + grown }));
      return;
    }
    passes.current = 0;
    if (pendingScroll.current !== 0) {
      current.scrollBy({ top: pendingScroll.current, behavior: 'instant' });
      pendingScroll.current = 0;
    }
  }, [box, everyRow, memory, rows, view]);

  const readScroll = useCallback(() => {
    const { current } = box;
    if (current) {
      flushSync(() => setView((before) => readView(current, before)));
    }
  }, [box]);

  useEffect(() => {
    const { current } = box;
    if (!current) {
      return;
    }
    const observer = new ResizeObserver(() => setView((before) => readView(current, before)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);

  const [watch] = useState(() => createWatcher(memory, () => setView((before) => ({ ...before }))));

  const span = everyRow
    ? { from: 0, to: rows.count }
    : findSpan(rows, view.top, view.bottom, overscan);
  return { rows, span, first: rows.findRow(view.top), readScroll, watch };
}

function createWatcher(memory: RowMemory, onChange: () => void): RowsFacts['watch'] {
  let observer: ResizeObserver | null = null;
  return (row) => {
    if (row === null) {
      return;
    }
    observer ??= new ResizeObserver((entries) => {
      const isChanged = entries.some(({ target, borderBoxSize }) => {
        const height = memory.getHeight(readName(target));
        return height !== undefined && !isSame(height, borderBoxSize[0]?.blockSize ?? height);
      });
      if (isChanged) {
        onChange();
      }
    });
    const current = observer;
    current.observe(row);
    return () => current.unobserve(row);
  };
}

// Used until the box is measured, in px; roughly a window height.
const firstView = 800;

function readView({ scrollTop, clientHeight }: HTMLElement, before: View): View {
  const bottom = scrollTop + clientHeight;
  return scrollTop === before.top && bottom === before.bottom ? before : { top: scrollTop, bottom };
}

function measure(box: HTMLElement, rows: RowHeights, memory: RowMemory): boolean {
  let isChanged = false;
  for (const row of box.querySelectorAll<HTMLElement>(':scope > ul > [data-row]')) {
    const place = Number(row.getAttribute('aria-posinset')) - 1;
    // The computed height has fractions and ignores the scale transform of an opening dialog.
    const height = Number.parseFloat(getComputedStyle(row).blockSize);
    if (Number.isFinite(height) && !isSame(height, rows.getHeight(place))) {
      rows.change(place, height);
      isChanged = true;
    }
    memory.remember(readName(row), place, rows.getHeight(place));
  }
  return isChanged;
}

function readName(row: Element): string {
  return row.getAttribute('data-row') ?? '';
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.05;
}
