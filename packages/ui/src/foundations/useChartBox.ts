import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Direction } from './direction.ts';

export interface ChartBox {
  /** In px, of the container. */
  width: number;
  /** The direction of the time axis. */
  direction: Direction;
}

/** Measures the container of a chart, so that text keeps its size while lines scale. */
export function useChartBox(): [RefObject<HTMLDivElement | null>, ChartBox] {
  const place = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<ChartBox>({ width: 640, direction: 'rtl' });
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) {
      return;
    }
    const measure = () => {
      const width = current.clientWidth;
      const direction = getComputedStyle(current).direction === 'ltr' ? 'ltr' : 'rtl';
      setBox((known) =>
        known.width === width && known.direction === direction ? known : { width, direction },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [place, box];
}
