import { describe, expect, it } from 'vitest';
import { erase, startListed, three, undo } from './messagesTesting.ts';

describe('an undo of a deletion', () => {
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

  const orders = [
    [1, 2, 3],
    [3, 2, 1],
    [2, 3, 1],
    [2, 1, 3],
  ];
  it.each(orders.flatMap((deleted) => orders.map((order) => [deleted, order])))(
    'puts the messages deleted as %j back in the order of the list when undone as %j',
    async (deleted, order) => {
      const messages = await startDeleted(...deleted);
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

  it('R-144, A10: is possible when a refresh has taken the message away before the answer', async () => {
    const messages = await startListed(three);
    messages.send(erase(2));
    messages.send({ type: 'list.requested' });
    await messages.list.last().answer({ ok: true, answer: three.filter(({ id }) => id !== 2) });
    messages.settle(messages.sent[0]);
    expect(messages.reports).toEqual([{ type: 'message.removed', id: 2 }]);
    messages.send(undo(2));
    messages.settle(messages.sent[1]);
    expect(messages.shown()).toEqual(['1 NEW', '2 SEEN', '3 NEW']);
  });

  it('R-148: a failed deletion has no undo', async () => {
    const messages = await startListed(three);
    messages.send(erase(1));
    messages.settle(messages.sent.at(-1), false);
    messages.send(undo(1));
    expect([messages.sent.length, messages.reports]).toEqual([1, []]);
  });
});
