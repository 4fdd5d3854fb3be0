/** Row heights and offsets in px; reads and writes take O(log n). */
export interface RowHeights {
  readonly count: number;
  getHeight: (place: number) => number;
  /** The start of a row; for the place after the last row, the end of all. */
  getStart: (place: number) => number;
  /** The row at an offset; clamped to the first and the last row. */
  findRow: (height: number) => number;
  change: (place: number, height: number) => void;
}

/** Stores the sums in a binary indexed tree (Fenwick tree). */
export function createRowHeights(count: number, estimate: number): RowHeights {
  const heights = new Float64Array(count).fill(estimate);
  const sums = new Float64Array(count + 1);
  for (let at = 1; at <= count; at += 1) {
    sums[at] = (at & -at) * estimate;
  }
  const highestBit = count === 0 ? 0 : 2 ** Math.floor(Math.log2(count));

  return {
    count,
    getHeight: (place) => heights[place] ?? 0,
    getStart(place) {
      let sum = 0;
      for (let at = Math.min(place, count); at > 0; at -= at & -at) {
        sum += sums[at] ?? 0;
      }
      return sum;
    },
    findRow(height) {
      let at = 0;
      let rest = height;
      for (let bit = highestBit; bit >= 1; bit /= 2) {
        const sum = sums[at + bit];
        if (sum !== undefined && sum <= rest) {
          at += bit;
          rest -= sum;
        }
      }
      return Math.max(0, Math.min(at, count - 1));
    },
    change(place, height) {
      const difference = height - (heights[place] ?? 0);
      heights[place] = height;
      for (let at = place + 1; at <= count; at += at & -at) {
        add(at, difference);
      }
    },
  };

  function add(at: number, height: number): void {
    sums[at] = (sums[at] ?? 0) + height;
  }
}

export interface Span {
  from: number;
  /** The first row after the span. */
  to: number;
}

/** The rows between two offsets plus an overscan at either side. */
export function findSpan(rows: RowHeights, top: number, bottom: number, more: number): Span {
  return {
    from: Math.max(0, rows.findRow(top) - more),
    to: Math.min(rows.count, rows.findRow(bottom) + 1 + more),
  };
}
