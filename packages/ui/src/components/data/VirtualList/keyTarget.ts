import type { KeyboardEvent } from 'react';
import type { RowHeights } from './rowHeights.ts';

/** The index of the row that is or contains an element. */
export function readPlace(element: Element): number | undefined {
  const place = element.closest('[data-row]')?.getAttribute('aria-posinset');
  return place === null || place === undefined ? undefined : Number(place) - 1;
}

/**
 * The target row of a key press, or `undefined` for the browser's default action, such as scrolling
 * inside a row taller than the box.
 */
export function findKeyTarget(
  { key, target, currentTarget: box }: KeyboardEvent<HTMLElement>,
  rows: RowHeights,
): number | undefined {
  // Controls inside a row handle their own keys.
  const isRow = target instanceof Element && target.parentElement?.parentElement === box;
  const here = isRow ? readPlace(target) : undefined;
  const next = here === undefined ? undefined : findTarget(key, here, box, rows);
  return next === undefined ? undefined : Math.max(0, Math.min(next, rows.count - 1));
}

function findTarget(
  key: string,
  here: number,
  box: HTMLElement,
  rows: RowHeights,
): number | undefined {
  const { scrollTop: top, clientHeight: height } = box;
  const [start, end] = [rows.getStart(here), rows.getStart(here + 1)];
  const isHigh = end - start > height;
  const goesOn = {
    down: isHigh && end > top + height + 1,
    up: isHigh && start < top - 1,
  };
  switch (key) {
    case 'ArrowDown':
      return goesOn.down ? undefined : here + 1;
    case 'ArrowUp':
      return goesOn.up ? undefined : here - 1;
    case 'PageDown':
      return goesOn.down ? undefined : Math.max(here + 1, rows.findRow(start + height));
    case 'PageUp':
      return goesOn.up ? undefined : Math.min(here - 1, rows.findRow(start - height));
    case 'Home':
      return 0;
    case 'End':
      return rows.count - 1;
    default:
      return undefined;
  }
}
