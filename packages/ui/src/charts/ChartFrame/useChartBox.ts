import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Direction } from '../../foundations/direction.ts';

export interface ChartBox {
  /** In px, of the place that the chart was given. */
  width: number;
  /** Which way time runs. */
  direction: Direction;
}

/** Measures the place of a chart, so that its words keep their size while its lines stretch. */
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
    return () => {
      observer.disconnect();
    };
  }, []);
  return [place, box];
}
