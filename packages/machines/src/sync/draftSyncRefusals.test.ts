import { describe, expect, it } from 'vitest';
import { countWaiting } from './saveQueue.ts';
import {
  answers,
  createRevision,
  place,
  revisions,
  makeSaved,
  listSent,
  startLoaded,
  listStatuses,
} from './draftSyncTesting.ts';
import { makeRefusal } from '../testing/fixtures.ts';

const { a, b } = revisions;
const { conflict } = answers;

describe('a refused revision', () => {
  it.each([400, 403, 404, 413, 422])(
    'X-25: is set aside after the status %s, and the next revision is sent',
    async (status) => {
      const sync = await startLoaded([a, b]);
      await sync.save.last().answer(makeRefusal(status));
      expect({
        statuses: listStatuses(sync),
        sent: listSent(sync),
        waiting: countWaiting(sync.context()),
      }).toEqual({ statuses: ['refused', 'sending'], sent: ['a', 'b'], waiting: 1 });
      expect(sync.context().entries[0]?.aside).toEqual({
        kind: 'refused',
        failure: makeRefusal(status).failure,
      });
      expect(sync.forget.calls).toEqual([]);
    },
  );

  it('X-25: can be retried or discarded', async () => {
    const sync = await startLoaded([a, b]);
    await sync.save.last().answer(makeRefusal(400));
    await sync.save.last().answer(makeRefusal(400));
    sync.send({ type: 'revision.retried', id: 'a' });
    expect({ sent: listSent(sync), statuses: listStatuses(sync) }).toEqual({
      sent: ['a', 'b', 'a'],
      statuses: ['sending', 'refused'],
    });
    sync.send({ type: 'revision.discarded', id: 'a' });
    sync.send({ type: 'revision.discarded', id: 'b' });
    expect(listStatuses(sync)).toEqual(['sending', null]);
  });

  it('X-25: is dropped when a newer revision of its document is saved', async () => {
    const newer = createRevision('newer', { documentId: a.documentId });
    const sync = await startLoaded([a, newer]);
    await sync.save.last().answer(makeRefusal(400));
    sync.send({ type: 'revision.retried', id: 'a' });
    await sync.save.last().answer(makeSaved());
    expect(sync.forget.last().input.ids).toEqual(['a', 'newer']);
    await sync.forget.last().answer();
    expect({ tags: sync.tags(), sent: listSent(sync), statuses: listStatuses(sync) }).toEqual({
      tags: ['idle'],
      sent: ['a', 'newer'],
      statuses: ['synced', null],
    });
  });
});

describe('a conflict with another device', () => {
  const later = createRevision('later', { documentId: a.documentId });

  it('waits for the user and delays later revisions of its document, not of others', async () => {
    const sync = await startLoaded([a, later, b]);
    await sync.save.last().answer(conflict);
    expect({ statuses: listStatuses(sync), sent: listSent(sync) }).toEqual({
      statuses: ['conflict', 'sending'],
      sent: ['a', 'b'],
    });
    await sync.save.last().answer(makeSaved(1, 'history of b'));
    await sync.forget.last().answer();
    sync.send({ type: 'revision.retried', id: 'a' });
    sync.send({ type: 'sync.requested' });
    expect({ tags: sync.tags(), statuses: listStatuses(sync) }).toEqual({
      tags: ['idle'],
      statuses: ['conflict', 'synced'],
    });
  });

  it('T-49: replaces the current revision of the server on request, and sends later revisions from the new one', async () => {
    const sync = await startLoaded([a, later]);
    await sync.save.last().answer(conflict);
    sync.send({ type: 'conflict.replaced', id: 'a' });
    expect(sync.save.last().input).toEqual({ ...a, ...place(7) });
    await sync.save.last().answer(makeSaved(8));
    await sync.forget.last().answer();
    expect(sync.save.last().input).toEqual({ ...later, ...place(8) });
  });

  it('saves the text as a separate document when the user keeps both', async () => {
    const old = { ...a, ...place(3) };
    const sync = await startLoaded([old, later]);
    await sync.save.last().answer(conflict);
    sync.send({ type: 'conflict.keptBoth', id: 'a', documentId: 'copy' });
    expect(sync.save.last().input).toEqual({ ...a, documentId: 'copy' });
    await sync.save.last().answer(makeSaved(1, 'history of the copy'));
    await sync.forget.last().answer();
    expect(sync.save.last().input).toEqual({
      ...later,
      documentId: 'copy',
      ...place(1, 'history of the copy'),
    });
  });

  it('is not resolved by an event for another revision', async () => {
    const sync = await startLoaded([a]);
    sync.send({ type: 'conflict.keptBoth', id: 'a', documentId: 'copy' });
    sync.send({ type: 'conflict.replaced', id: 'b' });
    expect(listStatuses(sync)).toEqual(['sending', null]);
  });
});
