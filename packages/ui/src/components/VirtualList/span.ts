/** Where each row begins, and last where all of them end; for rows of unequal height. */
export function offsetsOf(count: number, heightOf: (place: number) => number): Float64Array {
  const offsets = new Float64Array(count + 1);
  for (let place = 0; place < count; place += 1) {
    offsets[place + 1] = (offsets[place] ?? 0) + heightOf(place);
  }
  return offsets;
}

export interface Span {
  from: number;
  /** The first row that is not drawn any more. */
  to: number;
}

/** The rows between two heights, and some more at either side so that none is missing in a fast scroll. */
export function spanBetween(offsets: Float64Array, top: number, bottom: number, more = 8): Span {
  const count = offsets.length - 1;
  return {
    from: Math.max(0, rowAt(offsets, top) - more),
    to: Math.min(count, rowAt(offsets, bottom) + 1 + more),
  };
}

/** The row that covers a height. */
export function rowAt(offsets: Float64Array, height: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= height) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}
