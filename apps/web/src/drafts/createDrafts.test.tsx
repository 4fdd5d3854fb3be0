import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrafts } from './createDrafts.ts';
import { databaseName } from './draftDatabase.ts';
import type { UnsentFrame } from './drafts.ts';
import { default as workerUrl } from './testing/draft.worker.ts?worker&url';
import { allRawBytes, deleteDrafts, withRawDatabase } from './testing/rawDatabase.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDrafts();
});

const entry = (text: string) => ({ step: { insert: text } });
const bytes = (...values: number[]) => new Uint8Array(values).buffer;
const slice = (index: number, stretch = 'stretch') => ({
  stretch,
  index,
  bytes: bytes(index, index + 1),
  mimeType: 'audio/webm;codecs=opus',
  duration: 250,
});
/** `count` frames of 40 ms from a number on; each sample is the frame's number. */
const frames = (from: number, count: number): UnsentFrame[] =>
  Array.from({ length: count }, (_, index) => ({
    seq: from + index,
    samples: new Int16Array(640).fill(from + index),
  }));
const seqsOf = (read: readonly UnsentFrame[]) => read.map(({ seq }) => seq);

describe('the text of a draft', () => {
  it.each([
    ['ZWNJ', 'می\u200Cروم'],
    ['marks of direction', '\u200Fراست\u200Eleft\u202Bx\u202C\u2067y\u2069'],
    ['Persian and Arabic digits', '۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ 0123456789'],
    ['lone surrogates', 'a\uD83D b\uDE00 \uDE00\uD83D'],
    ['what JSON and UTF-8 find special', '\u0000\u2028\u2029"\\\uFEFF\uFFFD'],
  ])('D13: comes back as it was written: %s', async (_, text) => {
    await createDrafts('sara')
      .open('one')
      .append([entry(text), text]);
    expect(await createDrafts('sara').open('one').entries()).toEqual([entry(text), text]);
  });

  it('D08: keeps the order of calls that do not wait for each other', async () => {
    const draft = createDrafts('sara').open('one');
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    await Promise.all(numbers.map((number) => draft.append([number, 'next'])));
    const expected = numbers.flatMap((number) => [number, 'next']);
    expect(await draft.entries()).toEqual(expected);
    expect(await createDrafts('sara').open('one').entries()).toEqual(expected);
  });

  it('D08: takes what a page and a Worker write side by side', async () => {
    const [page, worker] = [createDrafts('sara').open('one'), createDrafts('sara').open('one')];
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([page.append([`page ${round}`]), worker.append([`worker ${round}`])]);
    }
    const entries = await page.entries();
    const of = (writer: string) => entries.filter((each) => String(each).startsWith(writer));
    expect([of('page').length, of('worker').length]).toEqual([5, 5]);
    expect(of('page')).toEqual([0, 1, 2, 3, 4].map((round) => `page ${round}`));
  });

  it('D08: is compacted in one step, and goes on', async () => {
    const draft = createDrafts('sara').open('one');
    await Promise.all([
      draft.append([1, 2]),
      draft.append([3]),
      draft.compact('all of it'),
      draft.append([4]),
    ]);
    expect(await draft.entries()).toEqual(['all of it', 4]);
    expect(await withRawDatabase((database) => database.count('texts'))).toBe(2);
  });

  it('S03: stays as it was when a compaction does not succeed', async () => {
    const draft = createDrafts('sara').open('one');
    await draft.append([1, 2]);
    const remove = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    await expect(draft.compact('all of it')).rejects.toMatchObject({ reason: 'full' });
    remove.mockRestore();
    expect(await draft.entries()).toEqual([1, 2]);
    await draft.append([3]);
    expect(await createDrafts('sara').open('one').entries()).toEqual([1, 2, 3]);
  });

  it('D08: loses nothing that another tab has written when it is compacted', async () => {
    const [one, other] = [createDrafts('sara').open('one'), createDrafts('sara').open('one')];
    await one.append(['first']);
    await other.append(['second']);
    await one.compact('first, compacted');
    expect(new Set(await one.entries())).toEqual(new Set(['second', 'first, compacted']));
  });
});

describe('the recording of a draft', () => {
  it('D07: is one blob for each stretch, in order', async () => {
    const draft = createDrafts('sara').open('one');
    await Promise.all([
      draft.appendAudio(slice(0, 'first')),
      draft.appendAudio(slice(1, 'first')),
      draft.appendAudio(slice(0, 'second')),
    ]);
    const blobs = await createDrafts('sara').open('one').audio();
    const contents = await Promise.all(blobs.map((blob) => blob.arrayBuffer()));
    expect(contents.map((each) => Array.from(new Uint8Array(each)))).toEqual([
      [0, 1, 1, 2],
      [0, 1],
    ]);
    expect(blobs.map(({ type }) => type)).toEqual(Array(2).fill('audio/webm;codecs=opus'));
  });
});

describe('the frames that the service has not acknowledged', () => {
  it('D05: come back in order, from any number on', async () => {
    const { unsent } = createDrafts('sara').open('one');
    await Promise.all([unsent.append(frames(0, 60)), unsent.append(frames(60, 6))]);
    const again = createDrafts('sara').open('one').unsent;
    expect(seqsOf(await again.read(0, 1_000))).toEqual(seqsOf(frames(0, 66)));
    expect(await again.read(41, 3)).toEqual(frames(41, 3));
    expect(await again.range()).toEqual({ first: 0, last: 65 });
  });

  it('D05: are forgotten up to a number, also in the midst of a record', async () => {
    const { unsent } = createDrafts('sara').open('one');
    await unsent.append(frames(0, 30));
    await unsent.dropUpTo(26);
    await unsent.dropUpTo(3);
    expect(await unsent.range()).toEqual({ first: 27, last: 29 });
    expect(await createDrafts('sara').open('one').unsent.read(0, 100)).toEqual(frames(27, 3));
    expect(await withRawDatabase((database) => database.count('unsent'))).toBe(1);
    await unsent.dropUpTo(29);
    expect([await unsent.range(), await unsent.read(0, 100)]).toEqual([null, []]);
  });

  it('D05: are the same for a Worker and for the page', async () => {
    await createDrafts('sara').open('one').append(['from the page']);
    const worker = new Worker(workerUrl, { type: 'module' });
    const range = new Promise((resolve) => {
      worker.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    worker.postMessage({ ownerId: 'sara', documentId: 'one', seqs: seqsOf(frames(0, 9)) });
    expect(await range).toEqual({ first: 0, last: 8 });
    worker.terminate();
    expect(await createDrafts('sara').open('one').unsent.read(7, 9)).toEqual(frames(7, 2));
  });

  it('D05: are not those that the caller changes afterwards', async () => {
    const { unsent } = createDrafts('sara').open('one');
    const mine = frames(1, 1);
    const written = unsent.append(mine);
    mine[0]?.samples.fill(0);
    await written;
    expect(await unsent.read(1, 1)).toEqual(frames(1, 1));
  });
});

describe('the list of drafts', () => {
  it('D07: tells when each was begun and how much sound there is, newest first', async () => {
    const now = vi.spyOn(Date, 'now');
    const drafts = createDrafts('sara');
    now.mockReturnValue(1_000);
    await drafts.open('old').append(['a']);
    now.mockReturnValue(2_000);
    await drafts.open('new').appendAudio(slice(0));
    await drafts.open('new').unsent.append(frames(0, 30));
    now.mockReturnValue(3_000);
    await drafts.open('new').appendAudio(slice(1));
    await drafts.open('new').append(['b']);
    await drafts.open('new').compact('c');
    await drafts.open('new').unsent.dropUpTo(4);
    const listed = [
      {
        documentId: 'new',
        begunAt: 2_000,
        changedAt: 3_000,
        audioDuration: 500,
        unsentDuration: 1_000,
      },
      { documentId: 'old', begunAt: 1_000, changedAt: 1_000, audioDuration: 0, unsentDuration: 0 },
    ];
    expect(await drafts.list()).toEqual(listed);
    expect(await createDrafts('sara').list()).toEqual(listed);
  });

  it('D07: knows nothing of a draft that was removed, and begins it anew', async () => {
    const drafts = createDrafts('sara');
    const draft = drafts.open('one');
    await Promise.all([
      draft.append([1]),
      draft.appendAudio(slice(0)),
      draft.unsent.append(frames(0, 3)),
      drafts.open('two').append([2]),
      draft.remove(),
    ]);
    expect((await drafts.list()).map(({ documentId }) => documentId)).toEqual(['two']);
    expect([await draft.entries(), await draft.audio(), await draft.unsent.range()]).toEqual([
      [],
      [],
      null,
    ]);
    await draft.appendAudio(slice(0));
    expect(await drafts.list()).toContainEqual(expect.objectContaining({ audioDuration: 250 }));
  });

  it('D07: of 200 drafts is there in less than a second', async () => {
    const drafts = createDrafts('sara');
    const ids = Array.from({ length: 200 }, (_, index) => `draft ${index}`);
    await Promise.all(ids.map((id) => drafts.open(id).append([id])));
    const from = performance.now();
    expect(await createDrafts('sara').list()).toHaveLength(200);
    expect(performance.now() - from).toBeLessThan(1_000);
  });
});

describe('what lies in the database', () => {
  it('S10: holds no plain text', async () => {
    const draft = createDrafts('sara').open('one');
    await draft.append(['a secret sentence']);
    await draft.compact('a secret whole');
    await draft.appendAudio({ ...slice(0), mimeType: 'audio/secret' });
    await draft.unsent.append([
      { seq: 1, samples: new Int16Array(new TextEncoder().encode('secret')) },
    ]);
    const raw = await allRawBytes();
    expect(raw.length).toBeGreaterThan(300);
    expect(raw).not.toMatch(/s\0?e\0?c\0?r\0?e\0?t|stretch/);
  });

  it('S10: has a key that cannot be taken out, the same for two tabs that begin at once', async () => {
    const tabs = [createDrafts('sara'), createDrafts('sara')];
    await Promise.all(tabs.map((tab, index) => tab.open(`draft ${index}`).append([index])));
    const keys = await withRawDatabase((database) => database.getAll('keys'));
    expect(keys).toHaveLength(1);
    await expect(crypto.subtle.exportKey('raw', keys[0] as CryptoKey)).rejects.toMatchObject({
      name: 'InvalidAccessError',
    });
    expect(await createDrafts('sara').list()).toHaveLength(2);
  });

  it('S07, S10: is not seen by another person, whose own is untouched', async () => {
    const [sara, reza] = [createDrafts('sara'), createDrafts('reza')];
    await sara.open('one').append(['hers']);
    await reza.open('one').append(['his']);
    expect(await reza.open('one').entries()).toEqual(['his']);
    await sara.shred();
    expect(await reza.list()).toHaveLength(1);
    expect(await reza.open('one').entries()).toEqual(['his']);
  });

  it('S10: another person’s key does not open it', async () => {
    await createDrafts('sara').open('one').append(['hers']);
    await createDrafts('reza').open('two').append(['his']);
    await withRawDatabase(async (database) => {
      const record = await database.get('texts', ['sara', 'one', 1]);
      await database.put('texts', record as never, ['reza', 'two', 2]);
    });
    expect(await createDrafts('reza').open('two').entries()).toEqual(['his']);
    expect(await withRawDatabase((database) => database.count('quarantine'))).toBe(1);
  });

  it('S10: opens in no other place', async () => {
    const draft = createDrafts('sara').open('one');
    await draft.append(['first']);
    await draft.append(['second']);
    await draft.append(['third']);
    await withRawDatabase(async (database) => {
      const [first, second] = await database.getAll('texts');
      await database.put('texts', second as never, ['sara', 'one', 1]);
      await database.put('texts', first as never, ['sara', 'one', 2]);
    });
    expect(await draft.entries()).toEqual(['third']);
    expect(await draft.entries()).toEqual(['third']);
    const aside = await withRawDatabase((database) => database.getAll('quarantine'));
    expect(new Set(aside.map(({ store, key }) => `${store} ${key.join(' ')}`))).toEqual(
      new Set(['texts sara one 1', 'texts sara one 2']),
    );
  });

  it.each([
    ['damaged', { iv: new Uint8Array(12), bytes: bytes(1, 2, 3) }],
    ['of another form', { text: 'from an older version' }],
    ['nothing', null],
  ])('S04: what is %s is kept aside as it is, and what follows is read', async (_, record) => {
    const drafts = createDrafts('sara');
    const draft = drafts.open('one');
    await draft.append(['first']);
    await draft.appendAudio(slice(0));
    await draft.appendAudio(slice(1));
    await draft.unsent.append(frames(0, 25));
    await draft.unsent.append(frames(25, 25));
    await withRawDatabase(async (database) => {
      await database.put('texts', record as never, ['sara', 'one', 2]);
      await database.put('audio', record as never, ['sara', 'one', 2]);
      await database.put('unsent', record as never, ['sara', 'one', 0, 24]);
      await database.put('texts', record as never, ['sara', 'unreadable', 1]);
    });
    const again = createDrafts('sara');
    expect(await again.list()).toEqual([
      expect.objectContaining({ documentId: 'one', audioDuration: 250, unsentDuration: 1_000 }),
    ]);
    expect(seqsOf(await again.open('one').unsent.read(0, 3))).toEqual([25, 26, 27]);
    await again.open('one').append(['third']);
    expect(await again.open('one').entries()).toEqual(['first', 'third']);
    const aside = await withRawDatabase((database) => database.getAll('quarantine'));
    expect(aside.map((each) => each.record)).toEqual(Array(4).fill(record));
  });

  it('S10: is unreadable once it was shredded, and then gone', async () => {
    const drafts = createDrafts('sara');
    await drafts.open('one').append(['hers']);
    const [record] = await withRawDatabase((database) => database.getAll('texts'));
    await drafts.shred();
    expect(
      await withRawDatabase((database) =>
        Promise.all([database.count('keys'), database.count('texts')]),
      ),
    ).toEqual([0, 0]);
    await withRawDatabase((database) => database.put('texts', record as never, ['sara', 'one', 1]));
    expect(await drafts.list()).toEqual([]);
    await drafts.open('two').append(['new']);
    expect((await drafts.list()).map(({ documentId }) => documentId)).toEqual(['two']);
    expect(await drafts.open('one').entries()).toEqual([]);
  });
});

describe('a device that does not keep drafts', () => {
  it('S03: says that it is full, and goes on when there is room again', async () => {
    const draft = createDrafts('sara').open('one');
    await draft.append([1]);
    for (const method of ['add', 'put'] as const) {
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'QuotaExceededError');
      });
    }
    const refused = { name: 'DraftRefusal', reason: 'full' };
    await expect(draft.append([2])).rejects.toMatchObject(refused);
    await expect(draft.appendAudio(slice(0))).rejects.toMatchObject(refused);
    await expect(draft.unsent.append(frames(0, 1))).rejects.toMatchObject(refused);
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
      const refused = { name: 'DraftRefusal', reason: 'forbidden' };
      await expect(draft.append([1])).rejects.toMatchObject(refused);
      await expect(draft.compact(1)).rejects.toMatchObject(refused);
      await expect(draft.appendAudio(slice(0))).rejects.toMatchObject(refused);
      await expect(draft.unsent.append(frames(0, 1))).rejects.toMatchObject(refused);
      await expect(draft.unsent.dropUpTo(1)).rejects.toMatchObject(refused);
      expect([
        await drafts.list(),
        await draft.entries(),
        await draft.audio(),
        await draft.unsent.read(0, 9),
        await draft.unsent.range(),
      ]).toEqual([[], [], [], [], null]);
      open.mockRestore();
      await draft.append([2]);
      expect(await draft.entries()).toEqual([2]);
    },
  );

  it('what JSON cannot hold is the caller’s mistake, not the device’s', async () => {
    const draft = createDrafts('sara').open('one');
    await expect(draft.append([1n])).rejects.toBeInstanceOf(TypeError);
    await draft.append([1]);
    expect(await draft.entries()).toEqual([1]);
  });
});

describe('the connection', () => {
  it('S04: makes way for a newer version, and goes on with it', async () => {
    const draft = createDrafts('sara').open('one');
    await draft.append([1]);
    const newer = await openDB(databaseName, 7, {
      upgrade: (database) => database.createObjectStore('more'),
    });
    newer.close();
    await draft.append([2]);
    expect(await draft.entries()).toEqual([1, 2]);
  });

  it('S04: says that nothing is kept while an older tab does not make way, and goes on afterwards', async () => {
    await createDrafts('sara').open('one').append([1]);
    const older = await openedWithoutManners();
    vi.spyOn(indexedDB, 'open').mockImplementationOnce((name) =>
      IDBFactory.prototype.open.call(indexedDB, name, 2),
    );
    const draft = createDrafts('sara').open('one');
    await expect(draft.append([2])).rejects.toMatchObject({ reason: 'forbidden' });
    expect(await draft.entries()).toEqual([]);
    older.close();
    await vi.waitFor(() => draft.append([3]));
    expect(await draft.entries()).toEqual([1, 3]);
  });

  it('D07: is opened again after it was lost', async () => {
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

describe('the storage', () => {
  it('S09: is asked to be kept once, when the first draft is made', async () => {
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

/** A connection that closes for nobody. */
function openedWithoutManners(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
  });
}
