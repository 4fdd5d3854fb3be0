import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Direction } from './direction.ts';

export interface DrawingBox {
  /** In px, of the container. */
  width: number;
  /** The direction of the time axis. */
  direction: Direction;
}

/** Measures the container of a chart, so that text keeps its size while lines scale. */
export function useDrawingBox(): [RefObject<HTMLDivElement | null>, DrawingBox] {
  const place = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<DrawingBox>({ width: 640, direction: 'rtl' });
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
