import type { CleanupChange } from './proposeCleanup.ts';

/** The changes of a part of a line, and what the next part decides. */
export interface PreferredChanges {
  /** The changes before the border, in order; none of them overlaps another one. */
  readonly changes: readonly CleanupChange[];
  /** What reaches beyond the border, for the next part. */
  readonly open: readonly CleanupChange[];
  readonly proposed: readonly CleanupChange[];
}

/**
 * Joins the changes of the rules with the proposals of the formal style. A proposal takes the
 * place of the changes inside its words; where a change of the rules covers more, it stays.
 */
export function preferFormal(
  written: readonly CleanupChange[],
  formal: readonly CleanupChange[],
  border: number,
): PreferredChanges {
  const isBefore = ({ to }: CleanupChange) => to <= border;
  const proposals = formal
    .filter(isBefore)
    .filter((proposal) =>
      written.every((change) => !overlaps(change, proposal) || contains(proposal, change)),
    );
  const own = written
    .filter(isBefore)
    .filter((change) => proposals.every((proposal) => !overlaps(change, proposal)));
  return {
    changes: [...own, ...proposals].toSorted((a, b) => a.from - b.from),
    open: written.filter((change) => !isBefore(change)),
    proposed: formal.filter((change) => !isBefore(change)),
  };
}

function overlaps(one: CleanupChange, other: CleanupChange): boolean {
  return one.from < other.to && other.from < one.to;
}

function contains(outer: CleanupChange, inner: CleanupChange): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}
