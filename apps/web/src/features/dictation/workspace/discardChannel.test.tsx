import { expect, it, vi } from 'vitest';
import { createFakePorts } from '../../../testing/createFakePorts.ts';
import { type History, open, settle, takingHistory } from './workspaceTesting.ts';

/** A server that takes every text from the moment on when the network is there. */
function createHistory() {
  const { createHistory: take } = takingHistory();
  let isOnline = false;
  const history: History = {
    createHistory: (revision) =>
      isOnline ? take(revision) : Promise.resolve({ ok: false, failure: { kind: 'network' } }),
  };
  const goOnline = () => {
    isOnline = true;
  };
  return { history, goOnline, countTaken: () => take.mock.calls.length };
}

it('S12, X-25: a deleted text is not sent by another tab that has read the save queue before', async () => {
  const { history, goOnline, countTaken } = createHistory();
  const ports = createFakePorts({ history });
  const { texts, type } = await open(history, {}, ports);
  type('متن من');
  await texts.renew();
  const { sync } = (await open(history, {}, ports)).workspace;
  await vi.waitFor(() => expect(sync.getSnapshot().hasTag('waiting')).toBe(true));
  await texts.remove(texts.previous() ?? '');
  await vi.waitFor(() => expect(sync.getSnapshot().context.entries).toEqual([]));
  goOnline();
  sync.send({ type: 'sync.requested' });
  await settle();
  expect([countTaken(), sync.getSnapshot().context.entries]).toEqual([0, []]);
});
