import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDrafts } from './createDrafts.ts';
import { createSaveQueue } from './saveQueue.ts';
import { createRevision } from './testing/createRevision.ts';
import { readAllRawBytes, deleteDrafts, withRawDatabase } from './testing/rawDatabase.ts';

// An earlier file of the same page may have written after its last test.
beforeAll(deleteDrafts);
afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDrafts();
});

const [a, b] = [createRevision('a'), createRevision('b')];

describe('the save queue', () => {
  it('X-25: lists revisions in order after a restart', async () => {
    const queue = createSaveQueue('sara');
    await Promise.all([queue.add(a), queue.add(b), queue.add(a)]);
    expect(await createSaveQueue('sara').list()).toEqual([a, b]);
    expect(await createSaveQueue('reza').list()).toEqual([]);
    expect(await createDrafts('sara').list()).toEqual([]);
  });

  it('X-25: removes only the saved revisions', async () => {
    const queue = createSaveQueue('sara');
    await Promise.all([a, b].map((revision) => queue.add(revision)));
    await queue.remove(['a', 'nobody']);
    expect(await queue.list()).toEqual([b]);
  });

  it('X-25: separates a revision and the later ones of its document', async () => {
    const queue = createSaveQueue('sara');
    const { documentId } = a;
    const before = createRevision('before', { documentId });
    const after = createRevision('after', { documentId, historyId: 'h', revision: 3 });
    for (const revision of [before, a, b, after]) {
      await queue.add(revision);
    }
    await queue.separate('a', 'copy');
    await queue.separate('nobody', 'another copy');
    expect(await createSaveQueue('sara').list()).toEqual([
      before,
      { ...a, documentId: 'copy' },
      b,
      { ...after, documentId: 'copy', historyId: null, revision: null },
    ]);
  });

  it('S10: stores no plain text, and is unreadable after the key of the drafts is destroyed', async () => {
    await createSaveQueue('sara').add(createRevision('a', { text: 'a secret sentence' }));
    expect(await readAllRawBytes()).not.toContain('secret');
    await createDrafts('sara').destroyKey();
    expect(await createSaveQueue('sara').list()).toEqual([]);
    expect(await withRawDatabase((database) => database.count('outgoing'))).toBe(0);
  });

  it('S04: quarantines a revision that cannot be read', async () => {
    const queue = createSaveQueue('sara');
    await queue.add(a);
    await queue.add(b);
    await withRawDatabase((database) =>
      database.put('outgoing', { damaged: true } as never, ['sara', 1, 'a']),
    );
    expect(await queue.list()).toEqual([b]);
    expect(await withRawDatabase((database) => database.count('quarantine'))).toBe(1);
  });

  it('S03: rejects a revision on a full device', async () => {
    const queue = createSaveQueue('sara');
    await queue.add(a);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    await expect(queue.add(b)).rejects.toMatchObject({ reason: 'full' });
    expect(await queue.list()).toEqual([a]);
  });
});
