import { describe, expect, it } from 'vitest';
import type { SaveOutcome } from '@nevisa/api/types';
import { makeRefusal } from '../testing/fixtures.ts';
import { countWaiting } from './saveQueue.ts';
import {
  answers,
  createRevision,
  place,
  revisions,
  makeSaved,
  listSent,
  startLoaded,
  startSync,
  listStatuses,
} from './draftSyncTesting.ts';

const { a, b } = revisions;
const { offline, conflict } = answers;

describe('the save queue of draftSyncMachine', () => {
  it('X-25: sends the stored revisions, then the added ones, one after the other', async () => {
    const sync = startSync();
    sync.add(b);
    expect({ tags: sync.tags(), calls: sync.save.calls }).toEqual({ tags: ['loading'], calls: [] });
    await sync.load.last().answer([a, b]);
    expect({ tags: sync.tags(), sent: listSent(sync), statuses: listStatuses(sync) }).toEqual({
      tags: ['sending'],
      sent: ['a'],
      statuses: ['sending', 'queued'],
    });
    await sync.save.last().answer(makeSaved());
    expect({
      sent: listSent(sync),
      statuses: listStatuses(sync),
      inFlight: sync.inFlight(),
    }).toEqual({
      sent: ['a'],
      statuses: ['sending', 'queued'],
      inFlight: 1,
    });
    await sync.forget.last().answer();
    expect({ sent: listSent(sync), statuses: listStatuses(sync) }).toEqual({
      sent: ['a', 'b'],
      statuses: ['synced', 'sending'],
    });
    await sync.save.last().answer(makeSaved(1, 'history of b'));
    await sync.forget.last().answer();
    expect({
      tags: sync.tags(),
      statuses: listStatuses(sync),
      waiting: countWaiting(sync.context()),
    }).toEqual({ tags: ['idle'], statuses: ['synced', 'synced'], waiting: 0 });
    expect(sync.forget.calls.map(({ input }) => input.ids)).toEqual([['a'], ['b']]);
    expect(sync.synced).toEqual([
      { type: 'revision.synced', documentId: a.documentId, ...place(1) },
      { type: 'revision.synced', documentId: b.documentId, ...place(1, 'history of b') },
    ]);
  });

  it('X-25: changes a document that it created from the newest known revision', async () => {
    const sync = await startLoaded([a]);
    await sync.save.last().answer(makeSaved(3));
    await sync.forget.last().answer();
    const later = createRevision('a2', { documentId: a.documentId, text: 'more' });
    sync.add(later);
    expect(sync.save.last().input).toEqual({ ...later, ...place(3) });
    await sync.save.last().answer(makeSaved(4));
    await sync.forget.last().answer();
    const newer = createRevision('a3', { documentId: a.documentId, ...place(6) });
    sync.add(newer);
    expect(sync.save.last().input).toEqual(newer);
  });

  it('X-25: sends added revisions when the stored queue cannot be read', async () => {
    const sync = startSync();
    sync.add(a);
    await sync.load.last().reject('a broken port');
    expect(listSent(sync)).toEqual(['a']);
  });

  it('X-25: reports a revision as saved when the device cannot delete it', async () => {
    const sync = await startLoaded([a, b]);
    await sync.save.last().answer(makeSaved());
    await sync.forget.last().reject('a broken port');
    expect({ statuses: listStatuses(sync), sent: listSent(sync) }).toEqual({
      statuses: ['synced', 'sending'],
      sent: ['a', 'b'],
    });
  });
});

describe('a person who stores texts only on this device', () => {
  const send = (sync: ReturnType<typeof startSync>, allowed: boolean) =>
    sync.send({ type: 'sending.allowed', allowed });

  it('S11: sends nothing of a queue that was filled before, nor what is added', async () => {
    const sync = await startLoaded([a], undefined, false);
    sync.add(b);
    sync.networkReturns();
    sync.send({ type: 'sync.requested' });
    expect({ sent: listSent(sync), statuses: listStatuses(sync), tags: sync.tags() }).toEqual({
      sent: [],
      statuses: ['queued', 'queued'],
      tags: ['idle'],
    });
    send(sync, true);
    expect(listSent(sync)).toEqual(['a']);
  });

  it('S11: aborts the call in flight, and sends its revision again when it is allowed', async () => {
    const sync = await startLoaded([a]);
    send(sync, false);
    expect({ inFlight: sync.inFlight(), statuses: listStatuses(sync)[0] }).toEqual({
      inFlight: 0,
      statuses: 'queued',
    });
    send(sync, true);
    expect(listSent(sync)).toEqual(['a', 'a']);
  });

  it('S11: does not send after a wait that began before', async () => {
    const sync = await startLoaded([a]);
    await sync.save.last().answer(offline);
    send(sync, false);
    sync.pass(60_000);
    sync.networkReturns();
    expect(listSent(sync)).toEqual(['a']);
  });
});

describe('a person who has gone', () => {
  it.each<[string, SaveOutcome]>([
    ['is saved', makeSaved()],
    ['is in conflict', conflict],
    ['is refused', makeRefusal(400)],
    ['gets no answer', offline],
  ])('R-242: the call under way ends, and no further one is made after it %s', async (_, end) => {
    const sync = await startLoaded([a, b]);
    sync.send({ type: 'session.ended' });
    sync.networkReturns();
    expect(sync.inFlight()).toBe(1);
    await sync.save.last().answer(end);
    if (end.ok) {
      await sync.forget.last().answer();
    }
    sync.pass(60_000);
    expect([listSent(sync), sync.tags()]).toEqual([['a'], ['idle']]);
    sync.send({ type: 'sending.allowed', allowed: true });
    expect(listSent(sync)).toEqual(['a', end === offline ? 'a' : 'b']);
  });
});

describe('a queue that the device has deleted', () => {
  it('S10: is sent no further', async () => {
    const sync = await startLoaded([a, b]);
    sync.send({ type: 'queue.cleared' });
    expect({ inFlight: sync.inFlight(), entries: sync.context().entries }).toEqual({
      inFlight: 0,
      entries: [],
    });
  });

  it('X-25: forgets a discarded revision that waits, and not the one in flight', async () => {
    const sync = await startLoaded([a, b]);
    sync.send({ type: 'revision.discarded', id: 'a' });
    sync.send({ type: 'revision.discarded', id: 'b' });
    expect(listStatuses(sync)).toEqual(['sending', null]);
  });

  it('S12, X-25: does not send a revision again that was discarded in flight, nor one that was discarded before the queue was read', async () => {
    const sync = await startLoaded([a]);
    sync.send({ type: 'revision.discarded', id: 'a' });
    await sync.save.last().answer(offline);
    sync.pass(60_000);
    expect([listSent(sync), sync.context().entries]).toEqual([['a'], []]);

    const loading = startSync();
    loading.send({ type: 'revision.discarded', id: 'a' });
    await loading.load.last().answer([a, b]);
    expect(loading.save.calls.map(({ input }) => input.id)).toEqual(['b']);
  });
});
