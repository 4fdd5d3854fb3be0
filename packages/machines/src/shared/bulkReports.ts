import type { Failure, Id, Outcome } from '@nevisa/api/types';

export interface BulkFailure {
  readonly id: Id;
  /** The machine-readable reason of the server. */
  readonly code: string;
}

/** What a change of many rows has done; each row is in one of the two. */
export interface BulkResult {
  readonly done: readonly Id[];
  readonly failed: readonly BulkFailure[];
}

/** `failure` says why the rest of the rows was left undone, where the call was sent in parts. */
export type BulkOutcome = Outcome<BulkResult & { readonly failure?: Failure }>;

/** The rows that a request is about. */
interface BulkRows {
  readonly ids: readonly Id[];
}

/** What became of a change of many rows; `failure` is that of the call itself. */
export interface BulkReport<Request extends BulkRows> extends BulkResult {
  /** Null before the first one. */
  readonly request: Request | null;
  readonly failure: Failure | null;
}

/** Nothing is left undone. */
export const noReport = { request: null, done: [], failed: [], failure: null } as const;

/** The outcome of a port that broke its promise never to reject. */
export const unreachable = { ok: false, failure: { kind: 'network' } } as const;

/** Whether a change has left something undone. */
export function isPartial({
  failed,
  failure,
}: Pick<BulkReport<BulkRows>, 'failed' | 'failure'>): boolean {
  return failed.length > 0 || failure !== null;
}

/** What the answer of a call says; without an answer every row is left undone. */
export function readReport<Request extends BulkRows>(
  request: Request,
  outcome: BulkOutcome,
): BulkReport<Request> {
  if (!outcome.ok) {
    const failed = request.ids.map((id) => ({ id, code: 'unanswered' }));
    return { request, done: [], failed, failure: outcome.failure };
  }
  const { done, failed, failure = null } = outcome.answer;
  return { request, done, failed, failure };
}

/** The reports that a person has not read, oldest first, and the last one. */
export interface Reports<Report> {
  readonly unread: readonly Report[];
  readonly result: Report;
}

/**
 * Adds the report of a change. It is joined with that of an earlier one of its kind, and the others
 * wait to be read; a row counts as it was left last.
 */
export function addReport<Request extends BulkRows>(
  unread: readonly BulkReport<Request>[],
  last: BulkReport<Request>,
  { isSameKind, join }: BulkKinds<Request>,
): Reports<BulkReport<Request>> {
  const { request } = last;
  if (request === null) {
    return { unread, result: last };
  }
  const isJoined = (one: BulkReport<Request>) =>
    one.request !== null && isSameKind(one.request, request);
  const others = unread.filter((one) => !isJoined(one)).map((one) => withoutRows(one, request));
  const result = unread
    .filter(isJoined)
    .reduceRight((later, before) => joinReports(before, later, join), last);
  return { unread: others.filter(isPartial), result };
}

export interface BulkKinds<Request> {
  /** Whether two requests are shown as one. */
  readonly isSameKind: (one: Request, other: Request) => boolean;
  /** The request of both, for another try; the ids are those of both. */
  readonly join: (before: Request, last: Request, ids: readonly Id[]) => Request;
}

function joinReports<Request extends BulkRows>(
  before: BulkReport<Request>,
  last: BulkReport<Request>,
  join: BulkKinds<Request>['join'],
): BulkReport<Request> {
  if (before.request === null || last.request === null) {
    return last;
  }
  const isEarlier = createEarlier(last.request);
  const failed = before.failed.filter(({ id }) => isEarlier(id));
  const ids = [...before.request.ids.filter(isEarlier), ...last.request.ids];
  return {
    request: join(before.request, last.request, ids),
    done: [...before.done.filter(isEarlier), ...last.done],
    failed: [...failed, ...last.failed],
    failure: last.failure ?? (failed.length > 0 ? before.failure : null),
  };
}

/** A report without the rows that a later request of another kind was about. */
function withoutRows<Request extends BulkRows>(
  report: BulkReport<Request>,
  later: Request,
): BulkReport<Request> {
  const isEarlier = createEarlier(later);
  const failed = report.failed.filter(({ id }) => isEarlier(id));
  const isOver = failed.length === 0 && report.failed.length > 0;
  return {
    ...report,
    done: report.done.filter(isEarlier),
    failed,
    failure: isOver ? null : report.failure,
  };
}

function createEarlier({ ids }: BulkRows): (id: Id) => boolean {
  const later = new Set(ids.map(String));
  return (id) => !later.has(String(id));
}
