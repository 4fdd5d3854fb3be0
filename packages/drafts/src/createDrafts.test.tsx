import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrafts } from './createDrafts.ts';
import { DraftLostError } from './drafts.ts';
import { default as workerUrl } from './testing/draft.worker.ts?worker&url';
import { makeEntry, makeFrames, listSeqs, slice } from './testing/draftSamples.ts';
import { deleteDrafts, withRawDatabase } from './testing/rawDatabase.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDrafts();
});

describe('the audio of a draft', () => {
  it('X-27: moves to another draft with its unacknowledged frames', async () => {
    const drafts = createDrafts('owner of moved audio');
    const [from, to] = [drafts.open('one'), drafts.open('two')];
    await from.append(['text']);
    for (const index of [0, 1, 2]) {
      await from.appendAudio(slice(index));
    }
    await from.unsent.append(makeFrames(1, 60));
    await from.unsent.dropUpTo(10);
    const [before] = await from.audio();
    await from.moveAudio('two');
    await from.remove();
    const [after] = await createDrafts('owner of moved audio').open('two').audio();
    expect([after?.size, after?.type]).toEqual([before?.size, before?.type]);
    expect(await to.unsent.range()).toEqual({ first: 11, last: 60 });
    expect(listSeqs(await to.unsent.read(1, 100))).toEqual(listSeqs(makeFrames(11, 50)));
    await to.appendAudio(slice(3));
    await to.unsent.append(makeFrames(61, 1));
    const [summary, ...others] = await drafts.list();
    expect([summary, others]).toMatchObject([
      { documentId: 'two', audioDuration: 1_000, unsentDuration: 51 * 40 },
      [],
    ]);
  });

  it('X-27: stays where it is when the device cannot store it', async () => {
    const draft = createDrafts('sara').open('one');
    await draft.appendAudio(slice(0));
    await draft.unsent.append(makeFrames(1, 2));
    const failed = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await expect(draft.moveAudio('two')).rejects.toMatchObject({ reason: 'full' });
    failed.mockRestore();
    expect((await draft.audio()).map(({ size }) => size)).toEqual([2]);
    expect(await draft.unsent.range()).toEqual({ first: 1, last: 2 });
    expect((await createDrafts('sara').list()).map(({ documentId }) => documentId)).toEqual([
      'one',
    ]);
  });
});

describe('the text of a draft', () => {
  it.each([
    ['ZWNJ', 'می\u200Cروم'],
    ['marks of direction', '\u200Fراست\u200Eleft\u202Bx\u202C\u2067y\u2069'],
    ['Persian and Arabic digits', '۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ 0123456789'],
    ['lone surrogates', 'a\uD83D b\uDE00 \uDE00\uD83D'],
    ['what JSON and UTF-8 find special', '\u0000\u2028\u2029"\\\uFEFF\uFFFD'],
  ])('D13: reads back the written text: %s', async (_, text) => {
    await createDrafts('sara')
      .open('one')
      .append([makeEntry(text), text]);
    expect(await createDrafts('sara').open('one').entries()).toEqual([makeEntry(text), text]);
  });

  it('D08: keeps the order of concurrent calls', async () => {
    const draft = createDrafts('sara').open('one');
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    await Promise.all(numbers.map((number) => draft.append([number, 'next'])));
    const expected = numbers.flatMap((number) => [number, 'next']);
    expect(await draft.entries()).toEqual(expected);
    expect(await createDrafts('sara').open('one').entries()).toEqual(expected);
  });

  it.each(['this draft', 'the key', 'the database'])(
    'S14: reports that earlier entries were lost, once, when %s was deleted by another page',
    async (deleted) => {
      const draft = createDrafts('sara').open('one');
      await draft.append([1, 2]);
      const other = createDrafts('sara');
      await (deleted === 'this draft' ? other.open('one').remove() : other.destroyKey());
      if (deleted === 'the database') {
        await deleteDrafts();
      }
      await expect(draft.append([3])).rejects.toBeInstanceOf(DraftLostError);
      await draft.append(['whole', 3]);
      expect(await createDrafts('sara').open('one').entries()).toEqual(['whole', 3]);
    },
  );

  it('D08: stores concurrent writes of pages and Workers', async () => {
    const writers = ['page', 'worker', 'other page', 'other worker'].map((name) => ({
      name,
      draft: createDrafts('sara').open('one'),
    }));
    const rounds = [0, 1, 2, 3, 4];
    for (const round of rounds) {
      await Promise.all(writers.map(({ name, draft }) => draft.append([`${name} ${round}`])));
    }
    const entries = await createDrafts('sara').open('one').entries();
    for (const { name } of writers) {
      expect(entries.filter((each) => String(each).startsWith(name))).toEqual(
        rounds.map((round) => `${name} ${round}`),
      );
    }
  });

  it('D08: compacts atomically, and appends afterwards', async () => {
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

  it('S03: keeps its entries when a compaction fails', async () => {
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
});

describe('the audio of a draft', () => {
  it('D07: returns one blob for each recording, in order', async () => {
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

describe('the unsent audio of a draft', () => {
  it('D05: reads frames in order, from any number on', async () => {
    const { unsent } = createDrafts('sara').open('one');
    await Promise.all([unsent.append(makeFrames(0, 60)), unsent.append(makeFrames(60, 6))]);
    const again = createDrafts('sara').open('one').unsent;
    expect(listSeqs(await again.read(0, 1_000))).toEqual(listSeqs(makeFrames(0, 66)));
    expect(await again.read(41, 3)).toEqual(makeFrames(41, 3));
    expect(await again.range()).toEqual({ first: 0, last: 65 });
  });

  it('D05: deletes frames up to a number, also inside a record', async () => {
    const { unsent } = createDrafts('sara').open('one');
    await unsent.append(makeFrames(0, 30));
    await unsent.dropUpTo(26);
    await unsent.dropUpTo(3);
    expect(await unsent.range()).toEqual({ first: 27, last: 29 });
    expect(await createDrafts('sara').open('one').unsent.read(0, 100)).toEqual(makeFrames(27, 3));
    expect(await withRawDatabase((database) => database.count('unsent'))).toBe(1);
    await unsent.dropUpTo(29);
    expect([await unsent.range(), await unsent.read(0, 100)]).toEqual([null, []]);
  });

  it('X-25, D05: renumbers frames, also inside a record, without changing their duration', async () => {
    const drafts = createDrafts('sara');
    const { unsent } = drafts.open('one');
    await unsent.append(makeFrames(0, 10));
    await unsent.append(makeFrames(1_000, 60));
    const duration = async () => (await drafts.list())[0]?.unsentDuration;
    const before = await duration();
    const moved = await unsent.renumber({ first: 1_000, end: 1_030 }, -990);
    expect(listSeqs(moved)).toEqual(listSeqs(makeFrames(10, 30)));
    const again = createDrafts('sara').open('one').unsent;
    expect(listSeqs(await again.read(0, 100))).toEqual([
      ...listSeqs(makeFrames(0, 40)),
      ...listSeqs(makeFrames(1_030, 30)),
    ]);
    expect((await again.read(10, 30)).map(({ samples }) => samples)).toEqual(
      makeFrames(1_000, 30).map(({ samples }) => samples),
    );
    expect(await duration()).toBe(before);
    await again.renumber({ first: 1_030, end: 1_060 }, -990);
    expect(listSeqs(await again.read(0, 100))).toEqual(listSeqs(makeFrames(0, 70)));
    expect(await duration()).toBe(before);
  });

  it('X-25, D05: keeps all numbers when the device refuses to renumber', async () => {
    const { unsent } = createDrafts('sara').open('one');
    await unsent.append(makeFrames(1_000, 60));
    const refusal = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    await expect(unsent.renumber({ first: 1_000, end: 1_060 }, -1_000)).rejects.toThrow('no room');
    refusal.mockRestore();
    const again = createDrafts('sara').open('one').unsent;
    expect(await again.read(0, 100)).toEqual(makeFrames(1_000, 60));
  });

  it('D05: shares frames between a Worker and the page', async () => {
    await createDrafts('sara').open('one').append(['from the page']);
    const worker = new Worker(workerUrl, { type: 'module' });
    const range = new Promise((resolve) =>
      worker.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    worker.postMessage({ ownerId: 'sara', documentId: 'one', seqs: listSeqs(makeFrames(0, 9)) });
    expect(await range).toEqual({ first: 0, last: 8 });
    worker.terminate();
    expect(await createDrafts('sara').open('one').unsent.read(7, 9)).toEqual(makeFrames(7, 2));
  });

  it('D05: stores a copy of the samples', async () => {
    const { unsent } = createDrafts('sara').open('one');
    const mine = makeFrames(1, 1);
    const written = unsent.append(mine);
    mine[0]?.samples.fill(0);
    await written;
    expect(await unsent.read(1, 1)).toEqual(makeFrames(1, 1));
  });
});

describe('the list of drafts', () => {
  it('D07: returns the times and durations of each draft, newest first', async () => {
    const now = vi.spyOn(Date, 'now');
    const drafts = createDrafts('sara');
    now.mockReturnValue(1_000);
    await drafts.open('old').append(['a']);
    now.mockReturnValue(2_000);
    await drafts.open('new').appendAudio(slice(0));
    await drafts.open('new').unsent.append(makeFrames(0, 30));
    now.mockReturnValue(3_000);
    await drafts.open('new').appendAudio(slice(1));
    await drafts.open('new').append(['b']);
    await drafts.open('new').compact('c');
    await drafts.open('new').unsent.dropUpTo(4);
    now.mockReturnValue(500);
    await drafts.open('sound').appendAudio(slice(0));
    const listed = [
      {
        documentId: 'new',
        begunAt: 2_000,
        changedAt: 3_000,
        hasText: true,
        audioDuration: 500,
        recordedAt: 3_000,
        unsentDuration: 1_000,
      },
      {
        documentId: 'old',
        begunAt: 1_000,
        changedAt: 1_000,
        hasText: true,
        audioDuration: 0,
        recordedAt: null,
        unsentDuration: 0,
      },
      {
        documentId: 'sound',
        begunAt: 500,
        changedAt: 500,
        hasText: false,
        audioDuration: 250,
        recordedAt: 500,
        unsentDuration: 0,
      },
    ];
    expect(await drafts.list()).toEqual(listed);
    expect(await createDrafts('sara').list()).toEqual(listed);
  });

  it('D07: omits a removed draft, and begins it again', async () => {
    const drafts = createDrafts('sara');
    const draft = drafts.open('one');
    await Promise.all([
      draft.append([1]),
      draft.appendAudio(slice(0)),
      draft.unsent.append(makeFrames(0, 3)),
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

  it('D07: lists 200 drafts, each once', async () => {
    const drafts = createDrafts('sara');
    const ids = Array.from({ length: 200 }, (_, index) => `draft ${index}`);
    await Promise.all(ids.map((id) => drafts.open(id).append([id])));
    const listed = await createDrafts('sara').list();
    expect(listed.map(({ documentId }) => documentId).toSorted()).toEqual(ids.toSorted());
  });
});
