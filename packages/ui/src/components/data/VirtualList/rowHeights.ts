/** Heights of many rows, and where each begins: read and changed in the logarithm of their number. */
export interface RowHeights {
  readonly count: number;
  heightOf: (place: number) => number;
  /** Where a row begins; where all end, for the place after the last. */
  startOf: (place: number) => number;
  /** The row that covers a height; the first or the last for a height beyond them. */
  rowAt: (height: number) => number;
  change: (place: number, height: number) => void;
}

/** Sums in a binary indexed tree: each entry holds the sum of as many rows before it as its lowest bit says. */
export function createRowHeights(count: number, estimate: number): RowHeights {
  const heights = new Float64Array(count).fill(estimate);
  const sums = new Float64Array(count + 1);
  for (let at = 1; at <= count; at += 1) {
    sums[at] = (at & -at) * estimate;
  }
  const highestBit = count === 0 ? 0 : 2 ** Math.floor(Math.log2(count));

  return {
    count,
    heightOf: (place) => heights[place] ?? 0,
    startOf(place) {
      let sum = 0;
      for (let at = Math.min(place, count); at > 0; at -= at & -at) {
        sum += sums[at] ?? 0;
      }
      return sum;
    },
    rowAt(height) {
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
  /** The first row that is not drawn any more. */
  to: number;
}

/** The rows between two heights, and some more at either side so that none is missing in a fast scroll. */
export function spanBetween(rows: RowHeights, top: number, bottom: number, more = 8): Span {
  return {
    from: Math.max(0, rows.rowAt(top) - more),
    to: Math.min(rows.count, rows.rowAt(bottom) + 1 + more),
  };
}
