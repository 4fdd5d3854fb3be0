import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { offsetsOf, type Span, spanBetween } from './span.ts';

export interface WindowFacts {
  span: Span;
  offsets: Float64Array;
  /** Reads again what is in view, at once. */
  look: () => void;
  /** Given to each row as its ref: its height is kept from then on. */
  measure: (row: HTMLElement | null) => (() => void) | undefined;
}

/** Which of many rows are in view of a box that scrolls. Rows are measured as they come; others are guessed. */
export function useWindow(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  estimate: number,
): WindowFacts {
  const [view, setView] = useState({ top: 0, bottom: firstView });
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const observer = useRef<ResizeObserver>(null);

  const offsets = useMemo(
    () => offsetsOf(keys.length, (place) => heights.get(keys[place] ?? '') ?? estimate),
    [keys, heights, estimate],
  );

  const look = () => {
    const box = list.current?.parentElement;
    if (box) {
      flushSync(() => setView({ top: box.scrollTop, bottom: box.scrollTop + box.clientHeight }));
    }
  };

  useEffect(() => {
    const box = list.current?.parentElement;
    if (!box) {
      return;
    }
    const boxObserver = new ResizeObserver(() =>
      setView({ top: box.scrollTop, bottom: box.scrollTop + box.clientHeight }),
    );
    boxObserver.observe(box);
    return () => boxObserver.disconnect();
  }, [list]);

  const measure = (row: HTMLElement | null) => {
    if (row === null) {
      return;
    }
    observer.current ??= new ResizeObserver((entries) =>
      setHeights((known) => withHeights(known, entries)),
    );
    const { current } = observer;
    current.observe(row);
    return () => current.unobserve(row);
  };

  return { span: spanBetween(offsets, view.top, view.bottom), offsets, look, measure };
}

// Until the box is measured; about the height of a window.
const firstView = 800;

function withHeights(
  known: ReadonlyMap<string, number>,
  entries: readonly ResizeObserverEntry[],
): ReadonlyMap<string, number> {
  const fresh = entries.flatMap(({ target, borderBoxSize }): [string, number][] => {
    const key = target instanceof HTMLElement ? target.dataset['row'] : undefined;
    const height = borderBoxSize[0]?.blockSize ?? 0;
    return key === undefined || height === 0 || known.get(key) === height ? [] : [[key, height]];
  });
  return fresh.length === 0 ? known : new Map([...known, ...fresh]);
}
