import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { motion } from '../../../tokens/scales.ts';

/**
 * How long the place of a removed row stays open, in ms: a second press at the same place must
 * not reach the next row.
 */
const hold = 300;

type Watch = (row: HTMLElement | null) => (() => void) | undefined;

interface LeftRow {
  place: number;
  height: number;
}

/**
 * Leaves the place of a single removed row open for a moment and then closes it, so that the next
 * row does not slide under the pointer. With reduced motion it closes at once after that moment.
 *
 * @returns the ref callback of each row
 */
export function useRemovalGap(
  list: RefObject<HTMLUListElement | null>,
  items: readonly unknown[],
  watch: Watch,
): Watch {
  const before = useRef(items);
  const left = useRef<LeftRow[]>([]);
  const [watchRow] = useState(() => (row: HTMLElement | null) => {
    const stop = watch(row);
    return () => {
      if (row !== null) {
        left.current.push({ place: readPlace(row), height: row.offsetHeight });
      }
      stop?.();
    };
  });

  useLayoutEffect(() => {
    const rows = left.current.splice(0);
    const place = findRemoved(before.current, items);
    before.current = items;
    const removed = rows.find((row) => row.place === place);
    if (removed !== undefined && list.current !== null) {
      openGap(list.current, removed);
    }
  });

  return watchRow;
}

/** The place of the only item that is gone; null after any other change. */
function findRemoved(before: readonly unknown[], items: readonly unknown[]): number | null {
  if (items.length !== before.length - 1) {
    return null;
  }
  const place = before.findIndex((item, at) => item !== items[at]);
  return items.slice(place).every((item, at) => item === before[place + at + 1]) ? place : null;
}

function openGap(list: HTMLElement, { place, height }: LeftRow): void {
  const next = list.querySelector<HTMLElement>(`:scope > [aria-posinset='${place + 1}']`);
  const timing = {
    delay: hold,
    duration: matchMedia('(prefers-reduced-motion: reduce)').matches
      ? 0
      : Number.parseFloat(motion.calm),
    easing: motion.easing,
    fill: 'backwards',
  } as const;
  if (next === null) {
    const padding = Number.parseFloat(getComputedStyle(list).paddingBlockEnd);
    list.animate({ paddingBlockEnd: [`${padding + height}px`, `${padding}px`] }, timing);
  } else {
    next.animate({ marginBlockStart: [`${height}px`, '0'] }, timing);
  }
}

function readPlace(row: HTMLElement): number {
  return Number(row.getAttribute('aria-posinset')) - 1;
}
