import type { Failure, Id, Outcome } from '@nevisa/api/types';
import type { BulkReport as SharedReport, BulkResult } from '../shared/bulkReports.ts';

export type { BulkFailure, BulkOutcome, BulkResult } from '../shared/bulkReports.ts';

/** What happens to several rows by one call. */
export type BulkAction = 'trash' | 'restore' | 'deleteForever' | 'deleteAll';

export interface BulkRequest {
  readonly action: BulkAction;
  readonly ids: readonly Id[];
  /** Takes back a deletion. */
  readonly isUndo?: true;
}

/** What became of a bulk; `failure` is that of the call itself. */
export type BulkReport = SharedReport<BulkRequest>;

/** A row whose title a person changes. */
export interface RenamedRow {
  readonly id: Id;
  readonly title: string;
  readonly revision: number;
}

/** `current` is the row that another person has changed meanwhile. */
export type RenameOutcome =
  | { readonly ok: true; readonly answer: RenamedRow }
  | { readonly ok: false; readonly failure: Failure; readonly current?: RenamedRow };

export interface Rename {
  readonly row: RenamedRow;
  /** As it was typed; it stays after a failure. */
  readonly typed: string;
  readonly failure: Failure | null;
  /** The row as another person has left it; null without a conflict. */
  readonly current: RenamedRow | null;
}

export type JobStatus = 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'FAILED';

/** A conversion that the server is working on. */
export interface JobState {
  readonly id: Id;
  /** Null where the server says something unknown. */
  readonly status: JobStatus | null;
  /** From 0 to 100; null while unknown. */
  readonly progress: number | null;
}

export type HistoryListEvent =
  | ({ type: 'bulk.requested' } & BulkRequest)
  | { type: 'bulk.confirmed' }
  | { type: 'bulk.canceled' }
  /** The person has read what failed. */
  | { type: 'bulk.resultClosed' }
  | { type: 'rename.started'; row: RenamedRow }
  | { type: 'rename.typed'; title: string }
  | { type: 'rename.committed' }
  | { type: 'rename.canceled' }
  /** Answers a conflict: the own title is saved over the other one, or given up. */
  | { type: 'conflict.resolved'; choice: 'mine' | 'theirs' }
  /** The rows that are shown as unfinished. */
  | { type: 'jobs.seen'; jobs: readonly JobState[] }
  | { type: 'page.shown' }
  | { type: 'page.hidden' };

export type HistoryListEmitted =
  /** Null `failure` with an empty `failed`: everything is done. */
  | {
      type: 'bulk.settled';
      request: BulkRequest;
      result: BulkResult;
      failure: Failure | null;
    }
  | { type: 'rename.saved'; row: RenamedRow }
  /** The row has another title than the one that is shown. */
  | { type: 'rename.overtaken'; row: RenamedRow }
  | { type: 'job.ended'; id: Id; status: 'SUCCESS' | 'FAILED' }
  /** The server does not know the job any more. */
  | { type: 'job.lost'; id: Id };

export type HistoryListTag =
  | 'asking'
  | 'working'
  | 'partly'
  | 'renaming'
  | 'savingName'
  | 'conflict'
  | 'watching';

export interface HistoryListContext {
  /** The bulk that is asked about or under way. */
  bulk: BulkRequest | null;
  /** Bulks that begin after the one under way. */
  waiting: readonly BulkRequest[];
  /** What the last bulk has left undone, with what bulks of its action left that it followed at once. */
  result: BulkReport;
  /** What bulks of other actions have left undone, oldest first: each is shown after the later ones. */
  unread: readonly BulkReport[];
  rename: Rename | null;
  /** The titles that were refused, by row: a rename that begins again begins with what was typed. */
  refusedTitles: ReadonlyMap<string, string>;
  /** The row whose rename begins when the title under way is saved. */
  nextRename: RenamedRow | null;
  /** The unfinished jobs by row. */
  jobs: ReadonlyMap<string, JobState>;
  /** How often the jobs were asked about since they last changed in number. */
  polls: number;
  isVisible: boolean;
}

export interface HistoryListInput {
  isVisible: boolean;
}

/** `unread` are jobs of which the answer does not say clearly that they are gone. */
export type JobsOutcome = Outcome<readonly JobState[]> & { readonly unread?: readonly Id[] };
