import type { Id } from '@nevisa/api/types';
import { type BulkReport, isPartial, noReport, type Reports, unreachable } from './bulkReports.ts';
import { getOutput } from './call.ts';

/** What a request for a change of many rows leads to while no other one runs. */
export const bulkRequests = {
  'bulk.requested': [
    { guard: 'isEmpty' },
    { guard: 'needsQuestion', target: 'confirming', actions: 'rememberBulk' },
    { target: 'running', actions: 'rememberBulk' },
  ],
} as const;

/** The states of a change of many rows besides the resting one and the call. */
export const bulkStates = {
  confirming: {
    tags: 'asking',
    on: {
      'bulk.requested': [{ guard: 'isEmpty' }, { actions: 'addWaiting' }],
      'bulk.confirmed': 'running',
      // What an earlier one has left undone stays in sight.
      'bulk.canceled': { target: 'settled', actions: 'forgetBulk' },
    },
  },
  settled: {
    always: [
      { guard: 'hasQuestion', target: 'confirming', actions: 'takeWaiting' },
      { guard: 'hasWaiting', target: 'running', actions: 'takeWaiting' },
      { guard: 'isPartial', target: 'partly' },
      { guard: 'hasUnread', target: 'partly', actions: 'showUnread' },
      { target: 'idle' },
    ],
  },
  partly: {
    tags: 'partly',
    on: { 'bulk.resultClosed': { target: 'settled', actions: 'forgetResult' }, ...bulkRequests },
  },
} as const;

/** The state of the call: a further request waits, with its question, and a lost call settles it as well. */
export const runningBulk = {
  tags: 'working',
  entry: 'forgetResult',
  on: {
    'bulk.requested': [{ guard: 'isEmpty' }, { actions: 'addWaiting' }],
    // The page that would ask was left.
    'bulk.canceled': { actions: 'dropQuestions' },
  },
} as const;

/** How the call of a change of many rows ends. */
export const bulkEnds = {
  onDone: { target: 'settled', actions: { type: 'settleBulk', params: getOutput } },
  onError: {
    guard: 'isUnexpected',
    target: 'settled',
    actions: { type: 'settleBulk', params: unreachable },
  },
} as const;

/** Adds a request to those that wait. A question that waits already is asked once. */
export function addRequest<Request extends { ids: readonly Id[] }>(
  waiting: readonly Request[],
  request: Request,
  asks: (request: Request) => boolean,
): readonly Request[] {
  const isRepeated =
    asks(request) && waiting.some((one) => JSON.stringify(one) === JSON.stringify(request));
  return isRepeated ? waiting : [...waiting, request];
}

type AnyReport = BulkReport<{ ids: readonly Id[] }>;

/** What the last change has left undone, kept while the next one is asked about or runs. */
export function keepUnread<Report extends AnyReport>({
  result,
  unread,
}: Reports<Report>): Reports<Report | typeof noReport> {
  return { result: noReport, unread: isPartial(result) ? [...unread, result] : unread };
}

/** The newest of the reports that wait to be read, in place of a closed one. */
export function showUnread<Report extends AnyReport>({
  unread,
}: Reports<Report>): Reports<Report | typeof noReport> {
  return { result: unread.at(-1) ?? noReport, unread: unread.slice(0, -1) };
}
