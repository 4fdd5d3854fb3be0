import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Direction } from '../../foundations/direction.ts';
import { findFirst, findNeighbour, hasValue, type Place, type Values } from './rovingPoint.ts';

/**
 * One focusable point for a whole chart: arrow keys replace it by the next one, so that a year of
 * days is one element and not one for each day.
 *
 * @param find The value nearest to a position of the pointer.
 */
export function useRovingPoint(
  lines: readonly Values[],
  direction: Direction,
  find: (event: PointerEvent<SVGElement>) => Place | null,
) {
  const [stop, setStop] = useState<Place | null>(null);
  const [focused, setFocused] = useState(false);
  const [pointed, setPointed] = useState<Place | null>(null);
  const point = useRef<SVGGElement>(null);
  const known = (place: Place | null) =>
    place !== null && hasValue(lines[place.row]?.[place.column]) ? place : null;
  const current = known(stop) ?? findFirst(lines);
  return {
    /** The point that is the tab stop; null in a chart without a value. */
    current,
    /** The point under the pointer, or the focused one. */
    active: known(pointed) ?? (focused ? current : null),
    pointProps: {
      ref: point,
      role: 'img',
      tabIndex: 0,
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      onKeyDown: (event: KeyboardEvent) => {
        const next = current && findNeighbour(event.key, current, lines, direction);
        if (next === null) {
          return;
        }
        event.preventDefault();
        // The point is another element, so that screen readers announce its name.
        flushSync(() => setStop(next));
        point.current?.focus();
      },
    },
    pointerProps: {
      onPointerMove: (event: PointerEvent<SVGElement>) => setPointed(find(event)),
      onPointerLeave: () => setPointed(null),
    },
  };
}
