import { createActor, fromCallback } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Message, Outcome } from '@nevisa/api/types';
import type { MessageChange } from './messageList.ts';
import { messagesMachine } from './messagesMachine.ts';
import { erase, seen, startListed, startMessages, three, view } from './messagesTesting.ts';
import { makeRefusal } from '../testing/fixtures.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { throwBroken } from '../testing/throwBroken.ts';

const refused = makeRefusal(500);

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
      failure: refused.failure,
    });
    await messages.list.last().reject('boom');
    expect({ tags: messages.tags(), failure: messages.context().failure }).toEqual({
      tags: ['failed'],
      failure: { kind: 'network' },
    });
    messages.send({ type: 'list.requested' });
    await messages.list.last().answer({ ok: true, answer: three });
    expect({ tags: messages.tags(), failure: messages.context().failure }).toEqual({
      tags: ['listed'],
      failure: null,
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

  it('R-140: filters the loaded list without a call', async () => {
    const messages = await startListed(three);
    messages.send({ type: 'filter.chosen', filter: 'NOTIFICATION' });
    messages.send({ type: 'filter.chosen', filter: 'all' });
    expect({ listCalls: messages.list.calls.length, sent: messages.sent }).toEqual({
      listCalls: 1,
      sent: [],
    });
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

describe('a port that throws', () => {
  it('A11: leaves no change in flight', async () => {
    const list = pretendPort<Outcome<Message[]>>();
    const carryOut = fromCallback<MessageChange>(({ receive }) => receive(throwBroken));
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
