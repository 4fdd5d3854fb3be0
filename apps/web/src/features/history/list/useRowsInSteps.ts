import { startTransition, useEffect, useState } from 'react';

/** So many rows fill any window. */
const firstCount = 25;

/**
 * The rows of a list that has just appeared: the first ones, and all of them when those are
 * painted. A later page is shown at once.
 *
 * @param isReturn the list goes back to its place, for which it needs all rows
 */
export function useRowsInSteps<Row>(rows: readonly Row[], isReturn: boolean): readonly Row[] {
  const [isWhole, setWhole] = useState(isReturn || rows.length <= firstCount);
  useEffect(() => {
    // The further rows are rendered in parts, between which the page takes presses.
    startTransition(() => setWhole(true));
  }, []);
  return isWhole ? rows : rows.slice(0, firstCount);
}
