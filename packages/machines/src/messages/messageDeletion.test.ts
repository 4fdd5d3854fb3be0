import { describe, expect, it } from 'vitest';
import { createMessage, erase, startListed, three, undo, view } from './messagesTesting.ts';

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

  it.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ] as const)(
    'R-144, A10: can be undone after a view whose answer arrives %s',
    async (_, order) => {
      const messages = await startListed(three);
      messages.send(view(1));
      messages.send(erase(1));
      for (const at of order) {
        messages.settle(messages.sent[at]);
      }
      expect(messages.reports).toEqual([{ type: 'message.removed', id: 1 }]);
      messages.send(undo(1));
      messages.settle(messages.sent[2]);
      expect(messages.shown()).toEqual(['1 SEEN', '2 SEEN', '3 NEW']);
    },
  );

  it('R-144, A10: can be undone before the answer to an earlier view', async () => {
    const messages = await startListed(three);
    messages.send(view(1));
    messages.send(erase(1));
    messages.settle(messages.sent[1]);
    messages.send(undo(1));
    expect(messages.sent[2]).toMatchObject({ type: 'message.restored', id: 1 });
    messages.settle(messages.sent[2]);
    messages.settle(messages.sent[0], false);
    expect(messages.shown()).toEqual(['1 SEEN', '2 SEEN', '3 NEW']);
  });

  it('is sent while a change of another message is in flight', async () => {
    const messages = await startListed(three);
    messages.send(erase(1));
    messages.send(erase(3));
    expect(messages.sent.map((change) => 'id' in change && change.id)).toEqual([1, 3]);
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

  it('R-146: deletes also the messages that the chosen filter leaves out', async () => {
    const messages = await startListed(three);
    messages.send({ type: 'filter.chosen', filter: 'OFFER' });
    messages.send({ type: 'deletionOfAll.requested' });
    messages.send({ type: 'deletionOfAll.confirmed' });
    messages.settle(messages.sent[0]);
    expect(messages.shown()).toEqual([]);
  });

  it('R-146, A10: deletes also a message whose undo is in flight', async () => {
    const messages = await startListed(three);
    messages.send(erase(1));
    messages.settle(messages.sent[0]);
    messages.send(undo(1));
    messages.send({ type: 'deletionOfAll.requested' });
    messages.send({ type: 'deletionOfAll.confirmed' });
    messages.settle(messages.sent[1]);
    messages.settle(messages.sent[2]);
    expect(messages.shown()).toEqual([]);
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
