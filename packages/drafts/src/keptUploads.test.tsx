import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrafts } from './createDrafts.ts';
import { createFileHandles } from './fileHandles.ts';
import { createKeptUploads, type StoredUpload } from './keptUploads.ts';
import { readAllRawBytes, deleteDrafts, withRawDatabase } from './testing/rawDatabase.ts';

afterEach(deleteDrafts);

/** The records of a person in a store; other tests share the database. */
const readStoreKeys = (ownerId: string, store: 'texts' | 'handles') =>
  withRawDatabase(async (database) =>
    (await database.getAllKeys(store)).filter(([owner]) => owner === ownerId),
  );

const sara = crypto.randomUUID();
const reza = crypto.randomUUID();
const open = (ownerId = sara) => {
  const drafts = createDrafts(ownerId);
  return { drafts, uploads: createKeptUploads(drafts), handles: createFileHandles(ownerId) };
};

const interview: StoredUpload = {
  id: 'one',
  file: { name: 'secret-interview.mp3', size: 10, lastModified: 1 },
  options: { punctuation: true, numbers: false, speakers: 'automatic' },
  hash: 'secret-hash',
  duration: 60_000,
  received: 4,
  job: null,
  isPaused: true,
};
const sent: StoredUpload = {
  ...interview,
  id: 'two',
  isCanceled: true,
  received: 10,
  job: { taskId: 'task', historyId: 7 },
};

// The headless browser of the tests ends when a window without a profile stores a real handle.
const createHandle = (name: string) => ({ name }) as FileSystemFileHandle;

describe('the uploads of a device', () => {
  it('X-186: are kept over a reload with bytes, options and conversion, and are no drafts', async () => {
    const { uploads } = open();
    expect(await uploads.read()).toEqual([]);
    await uploads.keep([interview]);
    await uploads.keep([interview, sent]);
    const later = open();
    expect(await later.uploads.read()).toEqual([interview, sent]);
    expect(await later.drafts.list()).toEqual([]);
    expect(await open(reza).uploads.read()).toEqual([]);
    await later.uploads.keep([]);
    expect(await open().uploads.read()).toEqual([]);
    expect(await readStoreKeys(sara, 'texts')).toEqual([]);
  });

  it('X-186: are read without one that another version of the app has written', async () => {
    const { drafts, uploads } = open();
    await drafts.open('uploads:').compact([{ ...interview, received: 'all' }, sent, 'none']);
    expect(await uploads.read()).toEqual([sent]);
  });

  it.each(['indexedDB', 'keys'])(
    'X-186: are not taken for none where the browser does not give them (%s)',
    async (what) => {
      await open().uploads.keep([interview]);
      const later = open();
      const refuse = () => {
        throw new DOMException('no', 'UnknownError');
      };
      const get = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'get')?.value as (
        this: IDBObjectStore,
        key: IDBValidKey | IDBKeyRange,
      ) => IDBRequest;
      const refused =
        what === 'keys'
          ? vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function read(
              this: IDBObjectStore,
              key,
            ) {
              return this.name === 'keys' ? refuse() : get.call(this, key);
            })
          : vi.spyOn(indexedDB, 'open').mockImplementation(refuse);
      await expect(later.uploads.read()).rejects.toMatchObject({ reason: 'forbidden' });
      refused.mockRestore();
      expect(await later.uploads.read()).toEqual([interview]);
    },
  );

  it('S10, X-186: are stored encrypted, and unreadable without the key', async () => {
    const { uploads, drafts } = open();
    await uploads.keep([interview]);
    expect(await readAllRawBytes()).not.toContain('secret');
    await drafts.destroyKey();
    expect(await open().uploads.read()).toEqual([]);
  });
});

describe('the handles of files', () => {
  it('X-186: are kept over a reload for their person, and are deleted with the key', async () => {
    const { handles, drafts } = open();
    expect(await handles.read('one')).toBeUndefined();
    await handles.keep('one', createHandle('a'));
    await open(reza).handles.keep('one', createHandle('b'));
    expect((await open().handles.read('one'))?.name).toBe('a');
    await drafts.destroyKey();
    expect(await open().handles.read('one')).toBeUndefined();
    expect((await open(reza).handles.read('one'))?.name).toBe('b');
  });

  it('X-186: are deleted when their upload has ended', async () => {
    const { handles } = open();
    await handles.keep('one', createHandle('a'));
    await handles.keep('two', createHandle('b'));
    await handles.retain(['two']);
    expect(await handles.read('one')).toBeUndefined();
    expect((await handles.read('two'))?.name).toBe('b');
    await handles.retain([]);
    expect(await readStoreKeys(sara, 'handles')).toEqual([]);
  });
});
