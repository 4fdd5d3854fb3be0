import { startTransition, useEffect, useMemo, useState } from 'react';

/** The lowest row of a list, in px. */
const lowestRow = 52;

/** What is at least above the rows: the top bar, the heading and the filters, in px. */
const leastAbove = 200;

/** So many rows fill the rest of the window; in one higher than 1,500 px it is filled a moment later. */
function countFirstRows(): number {
  return Math.min(25, Math.max(1, Math.ceil((window.innerHeight - leastAbove) / lowestRow)));
}

/**
 * The rows of a list whose first page has just been loaded: the first ones, and all of them when those are
 * painted. A later page is shown at once.
 *
 * @param isReturn the list goes back to its place, for which it needs all rows
 */
export function useRowsInSteps<Row>(rows: readonly Row[], isReturn: boolean): readonly Row[] {
  const [isWhole, setWhole] = useState(isReturn);
  const [firstCount] = useState(countFirstRows);
  const hasRows = rows.length > 0;
  useEffect(() => {
    // The further rows are rendered in parts, between which the page takes presses.
    if (hasRows) {
      startTransition(() => setWhole(true));
    }
  }, [hasRows]);
  return useMemo(() => (isWhole ? rows : rows.slice(0, firstCount)), [isWhole, rows, firstCount]);
}
