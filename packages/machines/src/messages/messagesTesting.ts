import { fromCallback } from 'xstate';
import type { Message, Outcome } from '@nevisa/api/types';
import type { MessageChange, MessageId } from './messageList.ts';
import { messagesMachine } from './messagesMachine.ts';
import type { MessagesEmitted } from './messagesTypes.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { type Inspect, startMachine } from '../testing/startMachine.ts';

/** A new notification. */
export function createMessage(id: MessageId, more: Partial<Message> = {}): Message {
  return {
    id,
    title: `message ${id}`,
    text: 'words',
    message_type: 'NOTIFICATION',
    status_for_user: 'NEW',
    time_created: '2026-11-21T06:12:40Z',
    ...more,
  };
}

export const seen = createMessage(2, { status_for_user: 'SEEN' });

/** A new notification, a seen one, and an offer. */
export const three = [createMessage(1), seen, createMessage(3, { message_type: 'OFFER' })];

export function view(id: MessageId) {
  return { type: 'message.viewed', id } as const;
}

export function erase(id: MessageId) {
  return { type: 'message.deleted', id } as const;
}

export function undo(id: MessageId) {
  return { type: 'deletion.undone', id } as const;
}

/** Starts the machine. The test answers the list and settles the changes, in any order. */
export function startMessages(inspect?: Inspect) {
  const list = pretendPort<Outcome<Message[]>>();
  const sent: MessageChange[] = [];
  const counts: number[] = [];
  let settle: (change: MessageChange, succeeded: boolean) => void = () => undefined;
  const machine = messagesMachine.provide({
    actors: {
      listMessages: list.logic,
      carryOut: fromCallback(({ receive, sendBack }) => {
        settle = (change, succeeded) =>
          sendBack({ type: 'change.settled', change: structuredClone(change), succeeded });
        receive((change: MessageChange) => {
          sent.push(change);
        });
      }),
    },
    actions: {
      reportCount: (_, { count }) => {
        counts.push(count);
      },
    },
  });
  const started = startMachine(machine, { inspect });
  const reports: MessagesEmitted[] = [];
  started.actor.on('*', (report) => reports.push(report));
  return {
    ...started,
    list,
    /** The changes in the order of their calls. */
    sent,
    /** The counts that were reported to the badge. */
    counts,
    /** The results that were reported to the screen. */
    reports,
    shown: () =>
      started.context().messages.map(({ id, status_for_user: status }) => `${id} ${status}`),
    settle: (change: MessageChange | undefined, succeeded = true) => {
      if (change !== undefined) {
        settle(change, succeeded);
      }
    },
  };
}

/** Starts the machine with its list loaded. */
export async function startListed(messages: readonly Message[], inspect?: Inspect) {
  const started = startMessages(inspect);
  await started.list.last().answer({ ok: true, answer: [...messages] });
  return started;
}
