import {
  assertEvent,
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
} from 'xstate';
import type { Message, Outcome } from '@nevisa/api/types';
import { defineAfterCall, defineCallParts, getOutput } from '../shared/call.ts';
import { definePlaceholder } from '../shared/ports.ts';
import {
  canDelete,
  canDeleteAll,
  canRestore,
  canView,
  applyChange,
  isDeletion,
  isSameChange,
  type MessageChange,
  countNew,
  rememberMissing,
  rememberRemoved,
  selectShown,
} from './messageList.ts';
import type {
  MessagesEmitted,
  MessagesEvent,
  MessagesTag,
  MessagesContext,
} from './messagesTypes.ts';

/** The transition that takes a list from the server. */
const takeList = [
  { type: 'rememberList', params: getOutput },
  { type: 'reportCount', params: toCount },
] as const;

/**
 * A person reads the messages sent to them, throws some or all of them away, and takes one back.
 *
 * It is a machine because the list changes only after the server has agreed,
 * because answers come late and in any order, and because the badge must say
 * what the list says. A failure is not shown (specification §8): the list is
 * then loaded again, since a lost answer says nothing about the server.
 */
export const messagesMachine = setup({
  types: {
    context: {} as MessagesContext,
    events: {} as MessagesEvent,
    tags: {} as MessagesTag,
    emitted: {} as MessagesEmitted,
  },
  actors: {
    listMessages: fromPromise<Outcome<Message[]>>(definePlaceholder('listMessages')),
    /** Sends each change that it receives at once, and answers it by `change.settled`. */
    carryOut: fromCallback<MessageChange>(definePlaceholder('carryOut')),
  },
  guards: {
    canView: ({ context, event }) => event.type === 'message.viewed' && canView(context, event.id),
    canDelete: ({ context, event }) =>
      event.type === 'message.deleted' && canDelete(context, event.id),
    canRestore: ({ context, event }) =>
      event.type === 'deletion.undone' && canRestore(context, event.id),
    canDeleteAll: ({ context }) => canDeleteAll(context),
    hasSucceeded: ({ event }) => event.type === 'change.settled' && event.succeeded,
  },
  actions: {
    /** Port: reports to the session how many messages are NEW. */
    reportCount: (_, _params: { count: number }): void => definePlaceholder('reportCount')(),
    chooseFilter: assign(({ event }) => {
      assertEvent(event, 'filter.chosen');
      return { filter: event.filter };
    }),
    rememberList: assign(({ context }, outcome: Outcome<Message[]>) => {
      if (!outcome.ok) {
        return {};
      }
      const messages = selectShown(outcome.answer);
      return { messages, removed: rememberMissing(context, messages) };
    }),
    forgetChanges: assign({ changes: [] }),
    rememberChange: assign(({ context }, change: MessageChange) => ({
      changes: [...context.changes, change],
    })),
    carryOutLast: sendTo('carryOut', ({ context }) => getLast(context.changes)),
    settle: assign(({ context, event }) => {
      assertEvent(event, 'change.settled');
      const { change, succeeded } = event;
      return {
        changes: context.changes.filter((each) => !isSameChange(each, change)),
        ...(succeeded && { messages: applyChange(context.messages, change) }),
        removed: succeeded
          ? rememberRemoved(context.removed, context.messages, change)
          : context.removed,
      };
    }),
    reportResult: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'change.settled');
      const { change, succeeded } = event;
      if (change.type === 'message.restored') {
        enqueue.emit({ type: succeeded ? 'message.returned' : 'return.refused', id: change.id });
      } else if (succeeded && isDeletion(change) && canRestore(context, change.id)) {
        enqueue.emit({ type: 'message.removed', id: change.id });
      }
    }),
  },
})
  .extend(defineCallParts<MessagesContext, MessagesEvent>())
  .createMachine({
    id: 'messages',
    context: { messages: [], filter: 'all', changes: [], removed: [], failure: null },
    initial: 'loading',
    // A port that breaks has nothing under way any more.
    invoke: {
      src: 'carryOut',
      id: 'carryOut',
      onError: { guard: 'isUnexpected', actions: 'forgetChanges' },
    },
    on: { 'filter.chosen': { actions: 'chooseFilter' } },
    states: {
      loading: {
        tags: 'loading',
        // Another try keeps the reason of the last one, so that its button stays where the focus is.
        exit: 'forgetFailure',
        invoke: {
          src: 'listMessages',
          ...defineAfterCall({
            succeeded: { target: 'listed', actions: takeList },
            failed: 'failed',
            unexpected: 'failed',
          }),
        },
      },
      failed: { tags: 'failed', on: { 'list.requested': 'loading' } },
      listed: {
        tags: 'listed',
        on: {
          'message.viewed': {
            guard: 'canView',
            actions: [{ type: 'rememberChange', params: defineViewing }, 'carryOutLast'],
          },
          'message.deleted': {
            guard: 'canDelete',
            actions: [{ type: 'rememberChange', params: defineDeleting }, 'carryOutLast'],
          },
          'deletion.undone': {
            guard: 'canRestore',
            actions: [{ type: 'rememberChange', params: defineRestoring }, 'carryOutLast'],
          },
        },
        type: 'parallel',
        states: {
          list: {
            initial: 'current',
            states: {
              current: {
                on: {
                  'list.requested': 'refreshing',
                  'change.settled': [
                    {
                      guard: 'hasSucceeded',
                      actions: ['settle', { type: 'reportCount', params: toCount }, 'reportResult'],
                    },
                    { target: 'refreshing', actions: ['settle', 'reportResult'] },
                  ],
                },
              },
              refreshing: {
                // A change during a refresh makes the answer on its way too old.
                on: {
                  'change.settled': {
                    target: 'refreshing',
                    reenter: true,
                    actions: ['settle', { type: 'reportCount', params: toCount }, 'reportResult'],
                  },
                },
                invoke: {
                  src: 'listMessages',
                  onDone: [
                    {
                      guard: { type: 'succeeded', params: getOutput },
                      target: 'current',
                      actions: takeList,
                    },
                    { target: 'current' },
                  ],
                  onError: { guard: 'isUnexpected', target: 'current' },
                },
              },
            },
          },
          question: {
            initial: 'closed',
            states: {
              closed: {
                on: { 'deletionOfAll.requested': { guard: 'canDeleteAll', target: 'asked' } },
              },
              asked: {
                tags: 'asking',
                on: {
                  'deletionOfAll.cancelled': 'closed',
                  'deletionOfAll.confirmed': [
                    {
                      guard: 'canDeleteAll',
                      target: 'closed',
                      actions: [
                        { type: 'rememberChange', params: defineDeletingAll },
                        'carryOutLast',
                      ],
                    },
                    { target: 'closed' },
                  ],
                },
              },
            },
          },
        },
      },
    },
  });

type Received = { context: MessagesContext; event: MessagesEvent };

function toCount({ context }: { context: MessagesContext }): { count: number } {
  return { count: countNew(context.messages) };
}

function defineViewing({ event }: Received): MessageChange {
  assertEvent(event, 'message.viewed');
  return { type: 'status.changed', id: event.id, status: 'SEEN' };
}

function defineDeleting({ event }: Received): MessageChange {
  assertEvent(event, 'message.deleted');
  return { type: 'status.changed', id: event.id, status: 'DELETED' };
}

function defineRestoring({ context, event }: Received): MessageChange {
  assertEvent(event, 'deletion.undone');
  const { id } = event;
  const removed = context.removed.find(({ message }) => message.id === id);
  if (removed === undefined) {
    throw new Error('The message was not deleted here; only a remembered message is restored.');
  }
  return { type: 'message.restored', id, removed };
}

function defineDeletingAll({ context }: Received): MessageChange {
  const returning = context.changes.flatMap((change) =>
    change.type === 'message.restored' ? [change.id] : [],
  );
  return { type: 'all.deleted', ids: context.messages.map(({ id }) => id).concat(returning) };
}

function getLast(changes: readonly MessageChange[]): MessageChange {
  const change = changes.at(-1);
  if (change === undefined) {
    throw new Error('Nothing was asked to be changed; only a remembered change is carried out.');
  }
  return change;
}
