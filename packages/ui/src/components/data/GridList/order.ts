/** A drop position: before or after the row with this key. */
export interface Gap {
  key: string;
  side: 'before' | 'after';
}

export interface Place {
  /** Counted from 1, without the moved rows. */
  place: number;
  total: number;
}

/** The position of the moved rows after the drop; of several rows, the position of the first. */
export function findPlace(
  keys: readonly string[],
  moved: ReadonlySet<string>,
  { key, side }: Gap,
): Place {
  const end = keys.indexOf(key) + (side === 'after' ? 1 : 0);
  const before = keys.slice(0, end).filter((other) => !moved.has(other));
  return { place: before.length + 1, total: keys.length };
}

/** The rows in their new order; moved rows keep their relative order. */
export function reorder<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  moved: ReadonlySet<string>,
  gap: Gap,
): Row[] {
  const { place } = findPlace(rows.map(rowKey), moved, gap);
  const isMoved = (row: Row) => moved.has(rowKey(row));
  const rest = rows.filter((row) => !isMoved(row));
  return [...rest.slice(0, place - 1), ...rows.filter(isMoved), ...rest.slice(place - 1)];
}

/** Converts keys of react-aria-components to the string keys of the rows. */
export function toKeys(keys: Iterable<string | number>): ReadonlySet<string> {
  return new Set([...keys].map(String));
}
