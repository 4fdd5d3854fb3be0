import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrafts } from './createDrafts.ts';
import { databaseName } from './draftDatabase.ts';
import { makeFrames, slice } from './testing/draftSamples.ts';
import { deleteDrafts } from './testing/rawDatabase.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDrafts();
});

describe('a device that refuses to store drafts', () => {
  it('S03: reports a full device, and stores again when there is room', async () => {
    const draft = createDrafts('sara').open('one');
    await draft.append([1]);
    for (const method of ['add', 'put'] as const) {
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'QuotaExceededError');
      });
    }
    const refused = { name: 'DraftStorageError', reason: 'full' };
    await expect(draft.append([2])).rejects.toMatchObject(refused);
    await expect(draft.appendAudio(slice(0))).rejects.toMatchObject(refused);
    await expect(draft.unsent.append(makeFrames(0, 1))).rejects.toMatchObject(refused);
    vi.restoreAllMocks();
    await draft.append([3]);
    expect(await draft.entries()).toEqual([1, 3]);
  });

  it.each(['SecurityError', 'UnknownError'])(
    'S01: refuses every write and finds nothing where storage is forbidden (%s)',
    async (name) => {
      const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('no', name);
      });
      const drafts = createDrafts('sara');
      const draft = drafts.open('one');
      const refused = { name: 'DraftStorageError', reason: 'forbidden' };
      await expect(draft.append([1])).rejects.toMatchObject(refused);
      await expect(draft.compact(1)).rejects.toMatchObject(refused);
      await expect(draft.appendAudio(slice(0))).rejects.toMatchObject(refused);
      await expect(draft.unsent.append(makeFrames(0, 1))).rejects.toMatchObject(refused);
      await expect(draft.unsent.dropUpTo(1)).rejects.toMatchObject(refused);
      expect([
        await drafts.list(),
        await draft.entries(),
        await draft.audio(),
        await draft.unsent.read(0, 9),
        await draft.unsent.range(),
      ]).toEqual([[], [], [], [], null]);
      await expect(draft.unsent.range('throw')).rejects.toMatchObject(refused);
      await expect(draft.unsent.read(0, 9, 'throw')).rejects.toMatchObject(refused);
      open.mockRestore();
      await draft.append([2]);
      expect(await draft.entries()).toEqual([2]);
    },
  );

  it('rejects a value that JSON cannot represent with the original error', async () => {
    const draft = createDrafts('sara').open('one');
    await expect(draft.append([1n])).rejects.toBeInstanceOf(TypeError);
    await draft.append([1]);
    expect(await draft.entries()).toEqual([1]);
  });
});

describe('the connection', () => {
  it('S04: closes for a newer version, and reopens', async () => {
    const draft = createDrafts('sara').open('one');
    await draft.append([1]);
    const newer = await openDB(databaseName, 7, {
      upgrade: (database) => database.createObjectStore('more'),
    });
    newer.close();
    await draft.append([2]);
    expect(await draft.entries()).toEqual([1, 2]);
  });

  it('S04: reports missing storage while an older tab blocks the upgrade, and stores afterwards', async () => {
    await createDrafts('sara').open('one').append([1]);
    const older = await openedWithoutManners();
    vi.spyOn(indexedDB, 'open').mockImplementationOnce((name) =>
      IDBFactory.prototype.open.call(indexedDB, name, 6),
    );
    const draft = createDrafts('sara').open('one');
    await expect(draft.append([2])).rejects.toMatchObject({ reason: 'forbidden' });
    expect(await draft.entries()).toEqual([]);
    older.close();
    await vi.waitFor(() => draft.append([3]));
    expect(await draft.entries()).toEqual([1, 3]);
  });

  it('D07: reopens after a loss', async () => {
    const draft = createDrafts('sara').open('one');
    await draft.append([1]);
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    await draft.append([2]);
    expect(begin).toHaveBeenCalled();
    expect(await draft.entries()).toEqual([1, 2]);
  });
});

describe('persistent storage', () => {
  it('S09: is requested once, with the first draft', async () => {
    vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false);
    const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true);
    const drafts = createDrafts('sara');
    await drafts.list();
    expect(persist).not.toHaveBeenCalled();
    await drafts.open('one').append([1]);
    await drafts.open('two').append([1]);
    await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce());
  });
});

/** A connection that blocks every upgrade. */
function openedWithoutManners(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
  });
}
