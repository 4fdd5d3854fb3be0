import { type KeyboardEvent, useRef, useState } from 'react';
import type { Direction } from '../../foundations/direction.ts';

interface ChartPoints {
  /** The hovered or focused point. */
  active: number | null;
  /** The point that has the focus, or takes it next. */
  stop: number;
  /** The props that make the point with this index focusable. */
  pointProps: (index: number) => object;
}

/**
 * Makes a few points of a chart one tab stop: arrow keys move to the neighbouring point, Home and
 * End to the first and the last one. `useRovingPoint` is for many.
 *
 * @param direction The reading direction of points side by side, or `down` for points below each other.
 */
export function useChartPoints(count: number, direction: Direction | 'down'): ChartPoints {
  const [active, setActive] = useState<number | null>(null);
  const [last, setLast] = useState(0);
  const stop = Math.min(last, count - 1);
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
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => {
      setLast(index);
      setActive(index);
    },
    onBlur: () => setActive(null),
    onPointerEnter: () => setActive(index),
    onPointerLeave: () => setActive(null),
    onKeyDown: (event: KeyboardEvent) => {
      const next = neighbour(event.key, index, count, direction);
      const point = next === null ? undefined : points.current.get(next);
      if (point !== undefined) {
        event.preventDefault();
        point.focus();
      }
    },
  });

  return { active, stop, pointProps };
}

const arrows = {
  rtl: { forward: 'ArrowLeft', backward: 'ArrowRight' },
  ltr: { forward: 'ArrowRight', backward: 'ArrowLeft' },
  down: { forward: 'ArrowDown', backward: 'ArrowUp' },
} as const;

function neighbour(
  key: string,
  index: number,
  count: number,
  direction: Direction | 'down',
): number | null {
  switch (key) {
    case arrows[direction].forward:
      return index + 1;
    case arrows[direction].backward:
      return index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
