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
export function useRemovalGap<Item>(
  list: RefObject<HTMLUListElement | null>,
  items: readonly Item[],
  itemKey: (item: Item) => string,
  watch: Watch,
): Watch {
  const before = useRef(items);
  const [rows] = useState(() => createRowRecord(watch));

  useLayoutEffect(() => {
    const left = rows.takeLeft();
    const place = findRemoved(before.current, items, itemKey);
    before.current = items;
    const removed = left.find((row) => row.place === place);
    if (removed !== undefined && list.current !== null) {
      openGap(list.current, removed);
    }
  });

  return rows.watch;
}

/**
 * Records the rows that leave the document with their observed heights: reading a height while
 * rows are being removed would lay out the list and clamp its scroll position.
 */
function createRowRecord(watch: Watch) {
  const heights = new WeakMap<Element, number>();
  const left: LeftRow[] = [];
  let observer: ResizeObserver | null = null;
  return {
    takeLeft: () => left.splice(0),
    watch: (row: HTMLElement | null) => {
      const stop = watch(row);
      if (row === null) {
        return stop;
      }
      observer ??= new ResizeObserver((entries) => {
        for (const { target, borderBoxSize } of entries) {
          heights.set(target, borderBoxSize[0]?.blockSize ?? 0);
        }
      });
      const current = observer;
      current.observe(row);
      return () => {
        current.unobserve(row);
        left.push({ place: readPlace(row), height: heights.get(row) ?? 0 });
        stop?.();
      };
    },
  };
}

/** The place of the only item that is gone; null after any other change. */
function findRemoved<Item>(
  before: readonly Item[],
  items: readonly Item[],
  itemKey: (item: Item) => string,
): number | null {
  if (items.length !== before.length - 1) {
    return null;
  }
  const keys = items.map(itemKey);
  const place = before.findIndex((item, at) => itemKey(item) !== keys[at]);
  const isRest = before.slice(place + 1).every((item, at) => itemKey(item) === keys[place + at]);
  return isRest ? place : null;
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
