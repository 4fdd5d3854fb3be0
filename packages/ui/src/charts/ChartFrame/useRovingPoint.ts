import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Direction } from '../../foundations/direction.ts';
import { findFirst, findNeighbour, hasValue, type Place, type Values } from './rovingPoint.ts';

interface RovingPointOptions {
  direction: Direction;
  /** The value nearest to a position of the pointer. */
  find: (event: MouseEvent<SVGElement>) => Place | null;
  /** Makes the values buttons: called by a press, Enter and Space. */
  onPress?: ((place: Place) => void) | undefined;
}

/**
 * One focusable point for a whole chart: arrow keys replace it by the next one, so that a year of
 * days is one element and not one for each day.
 */
export function useRovingPoint(
  lines: readonly Values[],
  { direction, find, onPress }: RovingPointOptions,
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
      role: onPress === undefined ? 'img' : 'button',
      tabIndex: 0,
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (current !== null && onPress !== undefined && pressKeys.has(event.key)) {
          event.preventDefault();
          onPress(current);
          return;
        }
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
      onPointerDown: (event: PointerEvent<SVGElement>) => setPointed(find(event)),
      onPointerMove: (event: PointerEvent<SVGElement>) => setPointed(find(event)),
      onPointerLeave: ({ pointerType }: PointerEvent<SVGElement>) => {
        // A finger leaves at once; what it touched stays readable.
        if (pointerType !== 'touch') {
          setPointed(null);
        }
      },
      onClick: (event: MouseEvent<SVGElement>) => {
        const place = find(event);
        if (place !== null) {
          onPress?.(place);
        }
      },
    },
  };
}

const pressKeys: ReadonlySet<string> = new Set(['Enter', ' ']);
