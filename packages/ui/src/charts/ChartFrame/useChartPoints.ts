import { type KeyboardEvent, useRef, useState } from 'react';
import type { Direction } from '../../foundations/direction.ts';

interface ChartPoints {
  /** The hovered or focused point. */
  active: number | null;
  /** The props that make the point with this index focusable. */
  pointProps: (index: number) => object;
}

/**
 * Makes the points of a chart one tab stop: arrow keys move to the neighbouring point, Home and End
 * to the ends of the row.
 *
 * @param columns The number of points in a row.
 */
export function useChartPoints(count: number, columns: number, direction: Direction): ChartPoints {
  const [active, setActive] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  const points = useRef(new Map<number, SVGGElement>());

  const pointProps = (index: number) => ({
    ref: (point: SVGGElement | null) => {
      if (point === null) {
        points.current.delete(index);
      } else {
        points.current.set(index, point);
      }
    },
    role: 'img',
    tabIndex: index === Math.min(stop, count - 1) ? 0 : -1,
    onFocus: () => {
      setStop(index);
      setActive(index);
    },
    onBlur: () => setActive(null),
    onPointerEnter: () => setActive(index),
    onPointerLeave: () => setActive(null),
    onKeyDown: (event: KeyboardEvent) => {
      const next = neighbour(event.key, index, columns, direction);
      const point = next === null ? undefined : points.current.get(next);
      if (point !== undefined) {
        event.preventDefault();
        point.focus();
      }
    },
  });

  return { active, pointProps };
}

function neighbour(
  key: string,
  index: number,
  columns: number,
  direction: Direction,
): number | null {
  const column = index % columns;
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backwardKey = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return column === columns - 1 ? null : index + 1;
    case backwardKey:
      return column === 0 ? null : index - 1;
    case 'ArrowDown':
      return index + columns;
    case 'ArrowUp':
      return index - columns;
    case 'Home':
      return index - column;
    case 'End':
      return index - column + columns - 1;
    default:
      return null;
  }
}
