/** Where something is put down: before or after the row with this key. */
export interface Gap {
  key: string;
  side: 'before' | 'after';
}

export interface Place {
  /** Counted from 1, as if what is moved were not there. */
  place: number;
  total: number;
}

/** The place that what is moved has once it lies in the gap; of several, the place of the first. */
export function placeIn(
  keys: readonly string[],
  moved: ReadonlySet<string>,
  { key, side }: Gap,
): Place {
  const end = keys.indexOf(key) + (side === 'after' ? 1 : 0);
  const before = keys.slice(0, end).filter((other) => !moved.has(other));
  return { place: before.length + 1, total: keys.length };
}

/** The rows in their new order; those that are moved keep their order among themselves. */
export function reordered<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  moved: ReadonlySet<string>,
  gap: Gap,
): Row[] {
  const { place } = placeIn(rows.map(rowKey), moved, gap);
  const isMoved = (row: Row) => moved.has(rowKey(row));
  const rest = rows.filter((row) => !isMoved(row));
  return [...rest.slice(0, place - 1), ...rows.filter(isMoved), ...rest.slice(place - 1)];
}
