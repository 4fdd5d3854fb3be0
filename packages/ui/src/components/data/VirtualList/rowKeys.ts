import type { RowHeights } from './rowHeights.ts';

/** The place of the row that an element is or is in. */
export function placeOfRow(element: Element): number | undefined {
  const place = element.closest('[data-row]')?.getAttribute('aria-posinset');
  return place === null || place === undefined ? undefined : Number(place) - 1;
}

/**
 * Where a key leads from a row: its target, or `undefined` for the browser's
 * own work, which is also to scroll on within a row that is higher than the box.
 */
export function targetOf(
  key: string,
  here: number,
  box: HTMLElement,
  rows: RowHeights,
): number | undefined {
  const { scrollTop: top, clientHeight: height } = box;
  const [start, end] = [rows.startOf(here), rows.startOf(here + 1)];
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
      return goesOn.down ? undefined : Math.max(here + 1, rows.rowAt(start + height));
    case 'PageUp':
      return goesOn.up ? undefined : Math.min(here - 1, rows.rowAt(start - height));
    case 'Home':
      return 0;
    case 'End':
      return rows.count - 1;
    default:
      return undefined;
  }
}
