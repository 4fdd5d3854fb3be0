import { createActor, fromCallback } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Message, Outcome } from '@nevisa/api/types';
import type { MessageChange } from './messageList.ts';
import { messagesMachine } from './messagesMachine.ts';
import { createMessage, startListed, startMessages } from './messagesTesting.ts';
import { refusal } from '../testing/fixtures.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { transitionLog } from '../testing/transitionLog.ts';
import { generatedPaths } from '../testing/generatedPaths.ts';
import { answered, broke, takeStep } from '../testing/takeStep.ts';

const refused = refusal(500);
const seen = createMessage(2, { status_for_user: 'SEEN' });
const offer = createMessage(3, { message_type: 'OFFER' });
const three = [createMessage(1), seen, offer];

const view = (id: number) => ({ type: 'message.viewed', id }) as const;
const erase = (id: number) => ({ type: 'message.deleted', id }) as const;

describe('the list of messagesMachine', () => {
  it('R-140: starts empty, unfiltered and without changes in flight', () => {
    expect(startMessages().context()).toEqual({
      messages: [],
      filter: 'all',
      changes: [],
      removed: [],
      failure: null,
    });
  });

  it('R-145, R-149, R-209: loads the list at once and reports its number of NEW to the badge', async () => {
    const messages = startMessages();
    expect({ tags: messages.tags(), counts: messages.counts }).toEqual({
      tags: ['loading'],
      counts: [],
    });
    await messages.list.last().answer({ ok: true, answer: three });
    expect(messages.tags()).toEqual(['listed']);
    expect(messages.shown()).toEqual(['1 NEW', '2 SEEN', '3 NEW']);
    expect(messages.counts).toEqual([2]);
  });

  it('R-230: loads a failed list again on request', async () => {
    const messages = startMessages();
    await messages.list.last().answer(refused);
    expect({ tags: messages.tags(), failure: messages.context().failure }).toEqual({
      tags: ['failed'],
      failure: refused.failure,
    });
    messages.send({ type: 'list.requested' });
    expect({ tags: messages.tags(), failure: messages.context().failure }).toEqual({
      tags: ['loading'],
      failure: null,
    });
    await messages.list.last().reject('boom');
    expect({ tags: messages.tags(), failure: messages.context().failure }).toEqual({
      tags: ['failed'],
      failure: { kind: 'network' },
    });
  });

  it('R-148: keeps the list when a refresh fails', async () => {
    const messages = await startListed(three);
    messages.send({ type: 'list.requested' });
    await messages.list.last().answer(refused);
    expect({ tags: messages.tags(), shownCount: messages.shown().length }).toEqual({
      tags: ['listed'],
      shownCount: 3,
    });
    expect(messages.context().failure).toBeNull();
    messages.send({ type: 'list.requested' });
    await messages.list.last().reject('boom');
    messages.send({ type: 'list.requested' });
    expect(messages.list.calls).toHaveLength(4);
  });

  it('R-140: preserves the chosen filter after failed and successful calls', async () => {
    const messages = startMessages();
    messages.send({ type: 'filter.chosen', filter: 'OFFER' });
    await messages.list.last().answer(refused);
    messages.send({ type: 'list.requested' });
    await messages.list.last().answer({ ok: true, answer: three });
    messages.send(erase(3));
    messages.settle(messages.sent[0], false);
    expect(messages.context().filter).toBe('OFFER');
  });
});

describe('a view of a message', () => {
  it('R-143, T-19: sends SEEN at once and updates the list and the count after the answer', async () => {
    const messages = await startListed(three);
    messages.send(view(1));
    expect(messages.sent).toEqual([{ type: 'status.changed', id: 1, status: 'SEEN' }]);
    expect({ shown: messages.shown()[0], counts: messages.counts }).toEqual({
      shown: '1 NEW',
      counts: [2],
    });
    messages.settle(messages.sent[0]);
    expect({ shown: messages.shown()[0], counts: messages.counts }).toEqual({
      shown: '1 SEEN',
      counts: [2, 1],
    });
  });

  it('R-142: views only a NEW message of the list, and once', async () => {
    const messages = await startListed(three);
    for (const id of [2, 9, 1, 1]) {
      messages.send(view(id));
    }
    expect(messages.sent).toHaveLength(1);
  });

  it('R-148, A09: does not change the message after a failure and loads the list again', async () => {
    const messages = await startListed(three);
    messages.send(view(1));
    messages.settle(messages.sent[0], false);
    expect(messages.shown()).toEqual(['1 NEW', '2 SEEN', '3 NEW']);
    await messages.list.last().answer({ ok: true, answer: [seen] });
    expect({ shown: messages.shown(), counts: messages.counts }).toEqual({
      shown: ['2 SEEN'],
      counts: [2, 0],
    });
  });
});

describe('a deletion of a message', () => {
  it('R-144, R-145, T-20: sends DELETED at once and subtracts a NEW message from the count', async () => {
    const messages = await startListed(three);
    messages.send(erase(1));
    expect(messages.sent).toEqual([{ type: 'status.changed', id: 1, status: 'DELETED' }]);
    messages.settle(messages.sent[0]);
    expect({ shown: messages.shown(), counts: messages.counts }).toEqual({
      shown: ['2 SEEN', '3 NEW'],
      counts: [2, 1],
    });
  });

  it('R-145: does not change the count for a SEEN message', async () => {
    const messages = await startListed(three);
    messages.send(erase(2));
    messages.settle(messages.sent[0]);
    expect(messages.counts).toEqual([2, 2]);
  });

  it('R-145, A11: is sent once when requested twice', async () => {
    const messages = await startListed(three);
    messages.send(erase(1));
    messages.send(erase(1));
    messages.send(view(1));
    expect(messages.sent).toHaveLength(1);
    messages.settle(messages.sent[0]);
    messages.send(erase(1));
    expect(messages.sent).toHaveLength(1);
  });

  it('A10: leaves another deletion in flight, which is still sent once', async () => {
    const messages = await startListed(three);
    messages.send(erase(1));
    messages.send(erase(3));
    messages.settle(messages.sent[0]);
    messages.send(erase(3));
    expect({ changes: messages.context().changes, sentCount: messages.sent.length }).toEqual({
      changes: [messages.sent[1]],
      sentCount: 2,
    });
  });

  it('R-148: can be retried after a failure', async () => {
    const messages = await startListed(three);
    messages.send(erase(1));
    messages.settle(messages.sent[0], false);
    messages.send(erase(1));
    expect(messages.sent).toHaveLength(2);
  });

  it.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ] as const)('A10: overrides an earlier view whose answer arrives %s', async (_, order) => {
    const messages = await startListed(three);
    messages.send(view(1));
    messages.send(erase(1));
    for (const at of order) {
      messages.settle(messages.sent[at]);
    }
    expect({ shown: messages.shown(), changes: messages.context().changes }).toEqual({
      shown: ['2 SEEN', '3 NEW'],
      changes: [],
    });
    expect(messages.counts.at(-1)).toBe(1);
  });

  it('is sent while a change of another message is in flight', async () => {
    const messages = await startListed(three);
    messages.send(erase(1));
    messages.send(erase(3));
    expect(messages.sent.map((change) => 'id' in change && change.id)).toEqual([1, 3]);
  });
});

describe('an undo of a deletion', () => {
  const undo = (id: number) => ({ type: 'deletion.undone', id }) as const;
  /** Deletes messages one after another, and each answer arrives. */
  async function startDeleted(...ids: readonly number[]) {
    const messages = await startListed(three);
    for (const id of ids) {
      messages.send(erase(id));
      messages.settle(messages.sent.at(-1));
    }
    return messages;
  }

  it('R-144, R-210: is a second call, and the message returns as SEEN to its place after the answer', async () => {
    const messages = await startDeleted(2);
    messages.send(undo(2));
    expect({ sent: messages.sent.at(-1), shown: messages.shown() }).toMatchObject({
      sent: { type: 'message.restored', id: 2 },
      shown: ['1 NEW', '3 NEW'],
    });
    messages.settle(messages.sent.at(-1));
    expect(messages.shown()).toEqual(['1 NEW', '2 SEEN', '3 NEW']);
    expect(messages.reports).toEqual([
      { type: 'message.removed', id: 2 },
      { type: 'message.returned', id: 2 },
    ]);
  });

  it('R-145: a NEW message returns as SEEN, so that the count stays lowered', async () => {
    const messages = await startDeleted(1);
    messages.send(undo(1));
    messages.settle(messages.sent.at(-1));
    expect({ shown: messages.shown(), counts: messages.counts }).toEqual({
      shown: ['1 SEEN', '2 SEEN', '3 NEW'],
      counts: [2, 1, 1],
    });
  });

  it.each([[[1, 2, 3]], [[3, 2, 1]], [[2, 3, 1]]])(
    'puts the messages %j back in the order of the list',
    async (order) => {
      const messages = await startDeleted(1, 2, 3);
      for (const id of order) {
        messages.send(undo(id));
        messages.settle(messages.sent.at(-1));
      }
      expect(messages.context().messages.map(({ id }) => id)).toEqual([1, 2, 3]);
    },
  );

  it('A11: is sent once, and only for a message that was deleted here', async () => {
    const messages = await startDeleted(1);
    for (const id of [1, 1, 2, 9]) {
      messages.send(undo(id));
    }
    expect(messages.sent).toHaveLength(2);
    messages.settle(messages.sent.at(-1));
    messages.send(undo(1));
    expect(messages.sent).toHaveLength(2);
  });

  it('reports a refusal, loads the list again, and can be retried', async () => {
    const messages = await startDeleted(1);
    messages.send(undo(1));
    messages.settle(messages.sent.at(-1), false);
    expect(messages.reports.at(-1)).toEqual({ type: 'return.refused', id: 1 });
    expect(messages.list.calls).toHaveLength(2);
    messages.send(undo(1));
    expect(messages.sent).toHaveLength(3);
  });

  it('A10: shows a message once that a refresh has brought back before the answer', async () => {
    const messages = await startDeleted(1);
    messages.send(undo(1));
    messages.send({ type: 'list.requested' });
    await messages.list.last().answer({ ok: true, answer: three });
    messages.settle(messages.sent.at(-1));
    expect(messages.shown()).toHaveLength(3);
  });

  it('R-148: a failed deletion has no undo', async () => {
    const messages = await startListed(three);
    messages.send(erase(1));
    messages.settle(messages.sent.at(-1), false);
    messages.send(undo(1));
    expect([messages.sent.length, messages.reports]).toEqual([1, []]);
  });
});

describe('a deletion of all messages', () => {
  it('R-146: needs a confirmation and changes no message when canceled', async () => {
    const messages = await startListed(three);
    messages.send({ type: 'deletionOfAll.requested' });
    expect(messages.tags()).toEqual(['asking', 'listed']);
    messages.send({ type: 'deletionOfAll.cancelled' });
    expect({ tags: messages.tags(), sent: messages.sent }).toEqual({ tags: ['listed'], sent: [] });
  });

  it('R-146, R-211: empties the list after the confirmation and reports 0', async () => {
    const messages = await startListed(three);
    messages.send({ type: 'deletionOfAll.requested' });
    messages.send({ type: 'deletionOfAll.confirmed' });
    expect(messages.sent).toEqual([{ type: 'all.deleted', ids: [1, 2, 3] }]);
    expect(messages.shown()).toHaveLength(3);
    messages.settle(messages.sent[0]);
    expect({ shown: messages.shown(), counts: messages.counts }).toEqual({
      shown: [],
      counts: [2, 0],
    });
  });

  it('R-146: asks for a confirmation also while a change of one message is in flight', async () => {
    const messages = await startListed(three);
    messages.send(view(1));
    messages.send({ type: 'deletionOfAll.requested' });
    expect(messages.tags()).toEqual(['asking', 'listed']);
  });

  it('R-147: asks for no confirmation when the list is empty', async () => {
    const messages = await startListed([]);
    messages.send({ type: 'deletionOfAll.requested' });
    expect(messages.tags()).toEqual(['listed']);
  });

  it('A11: prevents other deletions and views while it is in flight', async () => {
    const messages = await startListed(three);
    messages.send({ type: 'deletionOfAll.requested' });
    messages.send({ type: 'deletionOfAll.confirmed' });
    messages.send(erase(1));
    messages.send(view(3));
    messages.send({ type: 'deletionOfAll.requested' });
    expect({ sentCount: messages.sent.length, tags: messages.tags() }).toEqual({
      sentCount: 1,
      tags: ['listed'],
    });
  });

  it('A11: sends no call when it is confirmed after the list has become empty', async () => {
    const messages = await startListed([createMessage(1)]);
    messages.send(erase(1));
    messages.send({ type: 'deletionOfAll.requested' });
    messages.settle(messages.sent[0]);
    messages.send({ type: 'deletionOfAll.confirmed' });
    expect({ sentCount: messages.sent.length, tags: messages.tags() }).toEqual({
      sentCount: 1,
      tags: ['listed'],
    });
  });

  it('does not delete a message that arrived after the request', async () => {
    const messages = await startListed([createMessage(1)]);
    messages.send({ type: 'deletionOfAll.requested' });
    messages.send({ type: 'deletionOfAll.confirmed' });
    messages.send({ type: 'list.requested' });
    await messages.list.last().answer({ ok: true, answer: [createMessage(5), createMessage(1)] });
    messages.settle(messages.sent[0]);
    expect([messages.shown(), messages.counts.at(-1)]).toEqual([['5 NEW'], 1]);
  });
});

describe('a refresh of the list', () => {
  it('A10: refreshes again after a change during the refresh', async () => {
    const messages = await startListed(three);
    messages.send(erase(1));
    messages.send({ type: 'list.requested' });
    const [, early] = messages.list.calls;
    messages.settle(messages.sent[0]);
    expect({ inFlight: early?.inFlight, listCalls: messages.list.calls.length }).toEqual({
      inFlight: false,
      listCalls: 3,
    });
    await messages.list.last().answer({ ok: true, answer: [seen] });
    expect(messages.shown()).toEqual(['2 SEEN']);
  });

  it('R-149: refetches an already loaded list', async () => {
    const messages = await startListed(three);
    messages.send({ type: 'list.requested' });
    await messages.list.last().answer({ ok: true, answer: [seen] });
    messages.send({ type: 'list.requested' });
    await messages.list.last().answer({ ok: true, answer: three });
    expect({ listCalls: messages.list.calls.length, shownCount: messages.shown().length }).toEqual({
      listCalls: 3,
      shownCount: 3,
    });
  });
});

describe('a port that throws', () => {
  it('A11: leaves no change in flight', async () => {
    const list = pretendPort<Outcome<Message[]>>();
    const carryOut = fromCallback<MessageChange>(({ receive }) => {
      receive(() => {
        throw new Error('broken port');
      });
    });
    const actor = createActor(
      messagesMachine.provide({
        actors: { carryOut, listMessages: list.logic },
        actions: { reportCount: () => undefined },
      }),
    ).start();
    await list.last().answer({ ok: true, answer: three });
    actor.send(erase(1));
    const { status, context } = actor.getSnapshot();
    expect({ status, changes: context.changes, messages: context.messages }).toEqual({
      status: 'active',
      changes: [],
      messages: three,
    });
    actor.stop();
  });
});

describe('every transition of the machine', () => {
  const loading = 'messages.loading';
  const refreshing = 'messages.listed.list.refreshing';
  const viewing: MessageChange = { type: 'status.changed', id: 1, status: 'SEEN' };
  const all: MessageChange = { type: 'all.deleted', ids: [1] };
  const settled = (change: MessageChange, succeeded: boolean) => ({
    type: 'change.settled',
    change,
    succeeded,
  });
  const events = [
    { type: 'list.requested' },
    { type: 'filter.chosen', filter: 'OFFER' },
    view(1),
    erase(1),
    { type: 'deletionOfAll.requested' },
    { type: 'deletionOfAll.cancelled' },
    { type: 'deletionOfAll.confirmed' },
    ...[viewing, all].flatMap((change) => [settled(change, true), settled(change, false)]),
    ...[loading, refreshing].flatMap((state) => [
      answered(state, { ok: true, answer: [createMessage(1)] }),
      answered(state, refused),
      broke(state),
    ]),
  ];

  it('reaches the expected state on every generated path and takes every transition', async () => {
    // Generated paths do not include the reports to the badge.
    const machine = messagesMachine.provide({ actions: { reportCount: () => undefined } });
    const paths = generatedPaths(machine, { events });
    const log = transitionLog();
    for (const { events: path, lands } of paths) {
      const { actor, list } = startMessages(log.inspect);
      for (const event of path) {
        await takeStep(event, { actor, ports: { [loading]: list, [refreshing]: list } });
      }
      expect(actor.getSnapshot().value, path.map(({ type }) => type).join(' → ')).toEqual(lands);
      actor.stop();
    }
    // Settled deletions would multiply the paths.
    const undone = await startListed(three, log.inspect);
    undone.send(erase(1));
    undone.settle(undone.sent[0]);
    undone.send({ type: 'deletion.undone', id: 1 });
    const withoutPort = createActor(
      messagesMachine.provide({
        actors: {
          carryOut: fromCallback(() => {
            throw new Error('broken port');
          }),
        },
      }),
      { inspect: log.inspect },
    );
    withoutPort.subscribe({ error: () => undefined });
    withoutPort.start();
    expect(paths.length).toBeGreaterThan(50);
    expect(log.missing(messagesMachine)).toEqual([]);
  });
});
