import type { Id } from '@nevisa/api/types';
import { assertEvent, assign, enqueueActions, fromPromise, setup } from 'xstate';
import { addReport, isPartial, readReport, noReport } from '../shared/bulkReports.ts';
import { addRequest, keepUnread, showUnread } from '../shared/bulkStates.ts';
import { isUnexpected, definePlaceholder } from '../shared/ports.ts';
import {
  changesTitle,
  findEndedJobs,
  needsQuestion,
  computePollWait,
  requestKinds,
  isAboutSameJobs,
  sawSameTitle,
  takeJobs,
} from './historyListParts.ts';
import type {
  BulkOutcome,
  BulkRequest,
  HistoryListContext,
  HistoryListEmitted,
  HistoryListEvent,
  HistoryListInput,
  HistoryListTag,
  JobsOutcome,
  Rename,
  RenamedRow,
  RenameOutcome,
} from './historyListTypes.ts';

/** The ports, guards and actions of `historyListMachine`. */
export const historyListSetup = setup({
  types: {
    context: {} as HistoryListContext,
    events: {} as HistoryListEvent,
    input: {} as HistoryListInput,
    tags: {} as HistoryListTag,
    emitted: {} as HistoryListEmitted,
  },
  actors: {
    /** Port. One call for all rows of a bulk; never rejects. */
    carryOut: fromPromise<BulkOutcome, BulkRequest>(definePlaceholder('carryOut')),
    /** Port. Saves a title; never rejects. */
    saveTitle: fromPromise<RenameOutcome, RenamedRow>(definePlaceholder('saveTitle')),
    /** Port. One call about all unfinished jobs; never rejects. */
    askJobs: fromPromise<JobsOutcome, { ids: readonly Id[] }>(definePlaceholder('askJobs')),
  },
  delays: { pollWait: ({ context: { polls } }) => computePollWait(polls) },
  guards: {
    isUnexpected,
    needsQuestion: ({ event }) => event.type === 'bulk.requested' && asks(event),
    isEmpty: ({ event }) =>
      event.type === 'bulk.requested' && event.action !== 'deleteAll' && event.ids.length === 0,
    hasQuestion: ({ context: { waiting } }) => waiting[0] !== undefined && asks(waiting[0]),
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasUnread: ({ context }) => context.unread.length > 0,
    isPartial: ({ context }) => isPartial(context.result),
    changesTitle: ({ context: { rename } }) =>
      rename !== null && changesTitle(rename.typed, rename.row),
    isOtherRow: ({ context: { rename }, event }) =>
      event.type === 'rename.started' && String(event.row.id) !== String(rename?.row.id),
    isSavedBeforeAnother: ({ context, event }) =>
      context.nextRename !== null && getRenameOutcome(event).ok,
    isSaved: ({ event }) => getRenameOutcome(event).ok,
    isOvertaken: ({ context: { rename }, event }) => {
      const outcome = getRenameOutcome(event);
      return !outcome.ok && rename !== null && sawSameTitle(rename.row, outcome.current);
    },
    isConflict: ({ event }) => {
      const outcome = getRenameOutcome(event);
      return !outcome.ok && outcome.current !== undefined;
    },
    wantsMine: ({ event }) => event.type === 'conflict.resolved' && event.choice === 'mine',
    hasNoJob: ({ context }) => context.jobs.size === 0,
    isHidden: ({ context }) => !context.isVisible,
    brings: ({ context, event }) =>
      event.type === 'jobs.seen' &&
      !isAboutSameJobs(context.jobs, takeJobs(context.jobs, event.jobs)),
  },
  actions: {
    rememberBulk: assign(({ event }) => {
      assertEvent(event, 'bulk.requested');
      return { bulk: toRequest(event) };
    }),
    addWaiting: assign(({ context, event }) => {
      assertEvent(event, 'bulk.requested');
      return { waiting: addRequest(context.waiting, toRequest(event), asks) };
    }),
    dropQuestions: assign(({ context }) => ({
      waiting: context.waiting.filter((request) => !asks(request)),
    })),
    takeWaiting: assign(({ context }) => {
      const [bulk = null, ...waiting] = context.waiting;
      return { bulk, waiting, ...keepUnread(context) };
    }),
    showUnread: assign(({ context }) => showUnread(context)),
    forgetBulk: assign({ bulk: null }),
    forgetResult: assign({ result: noReport }),
    settleBulk: enqueueActions(({ context, enqueue }, outcome: BulkOutcome) => {
      const request = requireBulk({ context });
      const report = readReport(request, outcome);
      const { failure, ...result } = report;
      enqueue.assign({ bulk: null, ...addReport(context.unread, report, requestKinds) });
      enqueue.emit({ type: 'bulk.settled', request, result, failure });
    }),
    startRename: assign(({ context: { refusedTitles }, event }) => {
      assertEvent(event, 'rename.started');
      return { rename: beginRename(event.row, refusedTitles) };
    }),
    rememberNextRename: assign(({ event }) => {
      assertEvent(event, 'rename.started');
      return { nextRename: event.row };
    }),
    startNextRename: assign(({ context: { nextRename, refusedTitles } }) => ({
      rename: nextRename === null ? null : beginRename(nextRename, refusedTitles),
    })),
    forgetNextRename: assign({ nextRename: null }),
    rememberTyped: assign(({ context, event }) => {
      assertEvent(event, 'rename.typed');
      return { rename: { ...requireRename({ context }), typed: event.title } };
    }),
    /** Saves over the row that another person has left. */
    takeRevision: assign(({ context }, outcome: RenameOutcome) => {
      const rename = requireRename({ context });
      const revision = outcome.ok ? undefined : outcome.current?.revision;
      return {
        rename: { ...rename, row: { ...rename.row, revision: revision ?? rename.row.revision } },
      };
    }),
    rememberConflict: assign(({ context }, outcome: RenameOutcome) => ({
      rename: {
        ...requireRename({ context }),
        current: outcome.ok ? null : (outcome.current ?? null),
      },
    })),
    rememberRefusal: assign(({ context }, outcome: RenameOutcome) => {
      const rename = requireRename({ context });
      return {
        rename: { ...rename, failure: outcome.ok ? null : outcome.failure },
        refusedTitles: new Map(context.refusedTitles).set(String(rename.row.id), rename.typed),
      };
    }),
    /** The title is saved or given up. */
    forgetRename: assign(({ context }) => {
      const refusedTitles = new Map(context.refusedTitles);
      refusedTitles.delete(String(requireRename({ context }).row.id));
      return { rename: null, refusedTitles };
    }),
    insistOnMine: assign(({ context }) => {
      const { current, row, ...rename } = requireRename({ context });
      return { rename: { ...rename, row: current ?? row, current: null } };
    }),
    reportSaved: enqueueActions(({ enqueue }, outcome: RenameOutcome) => {
      if (outcome.ok) {
        enqueue.emit({ type: 'rename.saved', row: outcome.answer });
      }
    }),
    reportOvertaken: enqueueActions(({ context, enqueue }) => {
      const { current } = requireRename({ context });
      if (current !== null) {
        enqueue.emit({ type: 'rename.overtaken', row: current });
      }
    }),
    rememberJobs: assign(({ context, event }) => {
      assertEvent(event, 'jobs.seen');
      return { jobs: takeJobs(context.jobs, event.jobs) };
    }),
    beginPolls: assign({ polls: 0 }),
    countPoll: assign(({ context }) => ({ polls: context.polls + 1 })),
    takeJobAnswer: enqueueActions(({ context, enqueue }, outcome: JobsOutcome) => {
      if (!outcome.ok) {
        return;
      }
      const unread = outcome.unread?.flatMap((id) => context.jobs.get(String(id)) ?? []) ?? [];
      const answer = [...outcome.answer, ...unread];
      const { ended, lost } = findEndedJobs(context.jobs, answer);
      enqueue.assign({ jobs: takeJobs(context.jobs, answer) });
      ended.forEach((job) => enqueue.emit({ type: 'job.ended', ...job }));
      lost.forEach((id) => enqueue.emit({ type: 'job.lost', id }));
    }),
    rememberShown: assign({ isVisible: true }),
    rememberHidden: assign({ isVisible: false }),
  },
});

type Received = { context: HistoryListContext };

function toRequest({ action, ids, isUndo }: BulkRequest): BulkRequest {
  return { action, ids, ...(isUndo === true && { isUndo }) };
}

function beginRename(row: RenamedRow, refused: HistoryListContext['refusedTitles']): Rename {
  const typed = refused.get(String(row.id)) ?? row.title;
  return { row, typed, failure: null, current: null };
}

function asks({ action }: BulkRequest): boolean {
  return needsQuestion(action);
}

/** The bulk that is carried out. */
export function requireBulk({ context: { bulk } }: Received): BulkRequest {
  if (bulk === null) {
    throw new Error('No bulk was asked for; only a remembered one is carried out.');
  }
  return bulk;
}

/** The title that is being changed. */
export function requireRename({ context: { rename } }: Received): Rename {
  if (rename === null) {
    throw new Error('No title is being changed; a rename has to be started first.');
  }
  return rename;
}

// A guard with params would take the types of the actions that emit; the event of the port has the outcome.
function getRenameOutcome(event: object): RenameOutcome {
  return (event as { output: RenameOutcome }).output;
}
