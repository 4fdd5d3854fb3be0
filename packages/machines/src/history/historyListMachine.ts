import { noReport, unreachable } from '../shared/bulkReports.ts';
import { bulkEnds, bulkRequests, bulkStates, runningBulk } from '../shared/bulkStates.ts';
import { getOutput } from '../shared/call.ts';
import { cleanTitle } from './historyListParts.ts';
import { historyListSetup, requireBulk, requireRename } from './historyListSetup.ts';
import type { HistoryListContext, RenamedRow } from './historyListTypes.ts';

/**
 * What a person does with the rows of the history: deletes and restores many by one
 * call, changes a title in place, and waits for conversions. The rows themselves are
 * in the query cache; this machine has no list.
 *
 * An undo is a bulk like the others: a second call, never a delayed first one.
 * Bulks run one after another, so that Delete pressed three times deletes three rows.
 */
export const historyListMachine = historyListSetup.createMachine({
  id: 'historyList',
  context: ({ input }) => ({
    bulk: null,
    waiting: [],
    result: noReport,
    unread: [],
    rename: null,
    refusedTitles: new Map(),
    nextRename: null,
    jobs: new Map(),
    polls: 0,
    isVisible: input.isVisible,
  }),
  on: {
    'page.shown': { actions: 'rememberShown' },
    'page.hidden': { actions: 'rememberHidden' },
  },
  type: 'parallel',
  states: {
    bulk: {
      initial: 'idle',
      states: {
        idle: { on: bulkRequests },
        ...bulkStates,
        running: {
          ...runningBulk,
          invoke: { src: 'carryOut', input: requireBulk, ...bulkEnds },
        },
      },
    },
    rename: {
      initial: 'idle',
      states: {
        idle: { on: { 'rename.started': { target: 'editing', actions: 'startRename' } } },
        editing: {
          tags: 'renaming',
          entry: 'forgetNextRename',
          on: {
            'rename.typed': { actions: 'rememberTyped' },
            'rename.canceled': { target: 'idle', actions: 'forgetRename' },
            'rename.started': { target: 'editing', actions: 'startRename' },
            'rename.committed': [
              { guard: 'changesTitle', target: 'saving' },
              { target: 'idle', actions: 'forgetRename' },
            ],
          },
        },
        saving: {
          tags: ['renaming', 'savingName'],
          on: { 'rename.started': { guard: 'isOtherRow', actions: 'rememberNextRename' } },
          invoke: {
            src: 'saveTitle',
            input: toRenamed,
            onDone: [
              {
                guard: 'isSavedBeforeAnother',
                target: 'editing',
                actions: [
                  { type: 'reportSaved', params: getOutput },
                  'forgetRename',
                  'startNextRename',
                ],
              },
              {
                guard: 'isSaved',
                target: 'idle',
                actions: [{ type: 'reportSaved', params: getOutput }, 'forgetRename'],
              },
              {
                guard: 'isOvertaken',
                target: 'saving',
                reenter: true,
                actions: { type: 'takeRevision', params: getOutput },
              },
              {
                guard: 'isConflict',
                target: 'conflict',
                actions: { type: 'rememberConflict', params: getOutput },
              },
              { target: 'editing', actions: { type: 'rememberRefusal', params: getOutput } },
            ],
            onError: {
              guard: 'isUnexpected',
              target: 'editing',
              actions: { type: 'rememberRefusal', params: unreachable },
            },
          },
        },
        conflict: {
          tags: ['renaming', 'conflict'],
          entry: 'forgetNextRename',
          on: {
            'conflict.resolved': [
              { guard: 'wantsMine', target: 'saving', actions: 'insistOnMine' },
              {
                target: 'idle',
                actions: ['reportOvertaken', 'forgetRename'],
              },
            ],
            'rename.canceled': { target: 'editing' },
          },
        },
      },
    },
    jobs: {
      initial: 'idle',
      on: {
        'jobs.seen': [
          { guard: 'brings', target: '.deciding', actions: ['rememberJobs', 'beginPolls'] },
          { actions: 'rememberJobs' },
        ],
      },
      states: {
        idle: {},
        deciding: {
          always: [
            { guard: 'hasNoJob', target: 'idle' },
            { guard: 'isHidden', target: 'hidden' },
            { target: 'resting' },
          ],
        },
        resting: {
          tags: 'watching',
          on: { 'page.hidden': { target: 'hidden', actions: 'rememberHidden' } },
          after: { pollWait: 'polling' },
        },
        polling: {
          tags: 'watching',
          entry: 'countPoll',
          on: { 'page.hidden': { target: 'hidden', actions: 'rememberHidden' } },
          invoke: {
            src: 'askJobs',
            input: ({ context }) => ({ ids: [...context.jobs.values()].map(({ id }) => id) }),
            onDone: {
              target: 'deciding',
              actions: { type: 'takeJobAnswer', params: getOutput },
            },
            // A failed question is not a failed job.
            onError: { guard: 'isUnexpected', target: 'deciding' },
          },
        },
        hidden: {
          tags: 'watching',
          on: { 'page.shown': { target: 'polling', actions: ['rememberShown', 'beginPolls'] } },
        },
      },
    },
  },
});

function toRenamed(received: { context: HistoryListContext }): RenamedRow {
  const { row, typed } = requireRename(received);
  return { ...row, title: cleanTitle(typed) };
}
