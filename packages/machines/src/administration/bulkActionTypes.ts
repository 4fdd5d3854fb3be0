import type { Id } from '@nevisa/api/types';
import type { BulkKinds, BulkOutcome, BulkReport } from '../shared/bulkReports.ts';

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

export type BulkActionOutcome = BulkOutcome;

/** What an action has left undone. */
export type BulkActionResult = BulkReport<BulkCommand>;

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
  /** What the last action has left undone, with what earlier ones of its kind have left. */
  result: BulkActionResult;
  /** What actions of other kinds have left undone, oldest first: each is shown after the later ones. */
  unread: readonly BulkActionResult[];
}

/** Actions of one kind are one for the screen. */
export const commandKinds: BulkKinds<BulkCommand> = {
  isSameKind: (one, other) => one.kind === other.kind,
  join: (before, last, ids) => ({ ...last, ids, seen: { ...before.seen, ...last.seen } }),
};
