import { startTransition, useEffect, useMemo, useState } from 'react';

/** The height of a row of one line, in px. */
export const lineRow = 52;

export interface RowSteps {
  /** The list goes back to its place, for which it needs all rows. */
  readonly isReturn: boolean;
  /** The least height of most rows, in px. */
  readonly lowestRow: number;
  /** What is at least above the rows: the top bar, the heading, the filters and the head of a table, in px. */
  readonly leastAbove: number;
}

/** The rows that fill the rest of the window; where they are lower, or above 25, it is filled a moment later. */
function countFirstRows({ lowestRow, leastAbove }: RowSteps): number {
  return Math.min(25, Math.max(1, Math.ceil((window.innerHeight - leastAbove) / lowestRow)));
}

/**
 * The rows of a list whose first page has just been loaded: the first ones, and all of them when those are
 * painted. A later page is shown at once.
 */
export function useRowsInSteps<Row>(rows: readonly Row[], steps: RowSteps): readonly Row[] {
  const [isWhole, setWhole] = useState(steps.isReturn);
  const [firstCount] = useState(() => countFirstRows(steps));
  const hasRows = rows.length > 0;
  useEffect(() => {
    // The further rows are rendered in parts, between which the page takes presses.
    if (hasRows) {
      startTransition(() => setWhole(true));
    }
  }, [hasRows]);
  return useMemo(() => (isWhole ? rows : rows.slice(0, firstCount)), [isWhole, rows, firstCount]);
}
