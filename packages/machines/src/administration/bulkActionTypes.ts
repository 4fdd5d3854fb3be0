import type { Failure, Id, Outcome } from '@nevisa/api/types';
import type { BulkFailure, BulkResult } from '../history/historyListTypes.ts';
import { joinBulks } from '../shared/joinBulks.ts';

/** What happens to several records by one call. */
export interface BulkCommand {
  /** Names the action for the screen and for the port. */
  readonly kind: string;
  readonly ids: readonly Id[];
  /** It cannot be taken back, so the person is asked first. */
  readonly asks: boolean;
  /** What the person saw of each record, by its id as text, where the call says so. */
  readonly seen?: Readonly<Record<string, number>>;
}

export type BulkActionOutcome = Outcome<{
  readonly done: readonly Id[];
  readonly failed: readonly BulkFailure[];
}>;

/** What the last action has left undone. */
export interface BulkActionResult extends BulkResult {
  readonly action: BulkCommand | null;
  readonly failure: Failure | null;
}

export type BulkActionEvent =
  | { type: 'bulk.requested'; action: BulkCommand }
  | { type: 'bulk.confirmed' }
  | { type: 'bulk.canceled' }
  /** The person has read what failed. */
  | { type: 'bulk.resultClosed' };

export type BulkActionEmitted = { type: 'bulk.settled'; result: BulkActionResult };

export type BulkActionTag = 'asking' | 'working' | 'partly';

export interface BulkActionContext {
  /** The action that is asked about or under way. */
  action: BulkCommand | null;
  /** Actions that begin after the one under way. */
  waiting: readonly BulkCommand[];
  result: BulkActionResult;
  /** What actions of the kind under way have left undone before it. */
  unread: BulkActionResult;
}

export const nothingDone: BulkActionResult = {
  action: null,
  done: [],
  failed: [],
  failure: null,
};

/** What the answer of a call says; without an answer every record is left undone. */
export function readAnswer(action: BulkCommand, outcome: BulkActionOutcome): BulkActionResult {
  if (!outcome.ok) {
    const failed = action.ids.map((id) => ({ id, code: 'unanswered' }));
    return { action, done: [], failed, failure: outcome.failure };
  }
  const { done, failed } = outcome.answer;
  return { action, done, failed, failure: null };
}

/** What actions of one kind that followed one another have left undone; a record counts as it was left last. */
export function joinResults(before: BulkActionResult, last: BulkActionResult): BulkActionResult {
  if (before.action === null || last.action === null) {
    return last;
  }
  const { ids, ...joined } = joinBulks(
    { ...before, ids: before.action.ids },
    { ...last, ids: last.action.ids },
  );
  const seen = { ...before.action.seen, ...last.action.seen };
  return { ...joined, action: { ...last.action, ids, seen } };
}
