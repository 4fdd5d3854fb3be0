import { createActor, fromCallback, type InspectionEvent } from 'xstate';
import type { Message, Outcome } from '@nevisa/api/types';
import type { MessageChange, MessageId } from './messageList.ts';
import { messagesMachine } from './messagesMachine.ts';
import { pretendPort } from '../testing/testing.ts';

/** An ordinary notification of the day. */
export function messageOf(id: MessageId, more: Partial<Message> = {}): Message {
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

/** The machine at work. The test answers the list and settles the changes, in any order. */
export function startMessages(inspect: (event: InspectionEvent) => void = () => undefined) {
  const list = pretendPort<Outcome<Message[]>>();
  const sent: MessageChange[] = [];
  const counts: number[] = [];
  let settle: (change: MessageChange, succeeded: boolean) => void = () => undefined;
  const actor = createActor(
    messagesMachine.provide({
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
    }),
    { inspect },
  ).start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    list,
    /** Every call of a change, in the order in which they went out. */
    sent,
    /** Every number that the badge was told. */
    counts,
    context,
    tags: () => [...actor.getSnapshot().tags].sort(),
    shown: () => context().messages.map(({ id, status_for_user: status }) => `${id} ${status}`),
    send: actor.send.bind(actor),
    settle: (change: MessageChange | undefined, succeeded = true) => {
      if (change !== undefined) {
        settle(change, succeeded);
      }
    },
  };
}

/** The same with its list there. */
export async function startListed(
  messages: readonly Message[],
  inspect?: (event: InspectionEvent) => void,
) {
  const started = startMessages(inspect);
  await started.list.last().answer({ ok: true, answer: [...messages] });
  return started;
}
