import type { Failure, Id } from '@nevisa/api/types';
import type { BulkResult } from '../history/historyListTypes.ts';

/** What became of a change of many rows, with the rows that it was about. */
export interface JoinedBulk extends BulkResult {
  readonly ids: readonly Id[];
  readonly failure: Failure | null;
}

/** Joins two changes that followed one another; a row counts as it was left last. */
export function joinBulks(before: JoinedBulk, last: JoinedBulk): JoinedBulk {
  const later = new Set(last.ids.map(String));
  const isEarlier = (id: Id) => !later.has(String(id));
  const failed = before.failed.filter(({ id }) => isEarlier(id));
  return {
    ids: [...before.ids.filter(isEarlier), ...last.ids],
    done: [...before.done.filter(isEarlier), ...last.done],
    failed: [...failed, ...last.failed],
    failure: last.failure ?? (failed.length > 0 ? before.failure : null),
  };
}
