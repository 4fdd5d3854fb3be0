import { assertEvent, assign, enqueueActions, fromPromise, setup } from 'xstate';
import { addReport, isPartial, noReport, readReport } from '../shared/bulkReports.ts';
import {
  addRequest,
  bulkEnds,
  bulkRequests,
  bulkStates,
  keepUnread,
  runningBulk,
  showUnread,
} from '../shared/bulkStates.ts';
import { isUnexpected, definePlaceholder } from '../shared/ports.ts';
import {
  type BulkCommand,
  type BulkActionContext,
  type BulkActionEmitted,
  type BulkActionEvent,
  type BulkActionOutcome,
  type BulkActionTag,
  commandKinds,
} from './bulkActionTypes.ts';

/**
 * An administrator changes or deletes one or many records of a list by one call. The
 * records themselves are in the query cache; this machine has no list.
 *
 * It is a machine because a deletion is asked about first, because a further action waits for
 * the one under way, and because what failed stays in sight until the person has read it.
 */
export const bulkActionMachine = setup({
  types: {
    context: {} as BulkActionContext,
    events: {} as BulkActionEvent,
    tags: {} as BulkActionTag,
    emitted: {} as BulkActionEmitted,
  },
  actors: {
    /** Port. One call for all records of an action. */
    carryOut: fromPromise<BulkActionOutcome, BulkCommand>(definePlaceholder('carryOut')),
  },
  guards: {
    isUnexpected,
    isEmpty: ({ event }) => event.type === 'bulk.requested' && event.action.ids.length === 0,
    needsQuestion: ({ event }) => event.type === 'bulk.requested' && event.action.asks,
    hasQuestion: ({ context }) => context.waiting[0]?.asks === true,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasUnread: ({ context }) => context.unread.length > 0,
    isPartial: ({ context }) => isPartial(context.result),
  },
  actions: {
    rememberBulk: assign(({ event }) => {
      assertEvent(event, 'bulk.requested');
      return { action: event.action };
    }),
    addWaiting: assign(({ context, event }) => {
      assertEvent(event, 'bulk.requested');
      return { waiting: addRequest(context.waiting, event.action, ({ asks }) => asks) };
    }),
    dropQuestions: assign(({ context }) => ({
      waiting: context.waiting.filter(({ asks }) => !asks),
    })),
    takeWaiting: assign(({ context }) => {
      const [action = null, ...waiting] = context.waiting;
      return { action, waiting, ...keepUnread(context) };
    }),
    showUnread: assign(({ context }) => showUnread(context)),
    forgetBulk: assign({ action: null }),
    forgetResult: assign({ result: noReport }),
    settleBulk: enqueueActions(({ context, enqueue }, outcome: BulkActionOutcome) => {
      const result = readReport(requireAction(context), outcome);
      enqueue.assign({ action: null, ...addReport(context.unread, result, commandKinds) });
      enqueue.emit({ type: 'bulk.settled', result });
    }),
  },
}).createMachine({
  id: 'bulkAction',
  context: { action: null, waiting: [], result: noReport, unread: [] },
  initial: 'idle',
  states: {
    idle: { on: bulkRequests },
    ...bulkStates,
    running: {
      ...runningBulk,
      invoke: { src: 'carryOut', input: ({ context }) => requireAction(context), ...bulkEnds },
    },
  },
});

function requireAction({ action }: BulkActionContext): BulkCommand {
  if (action === null) {
    throw new Error('No action was asked for; only a remembered one is carried out.');
  }
  return action;
}
