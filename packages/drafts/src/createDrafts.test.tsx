import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrafts } from './createDrafts.ts';
import { DraftLostError } from './drafts.ts';
import { makeEntry, makeFrames, slice } from './testing/draftSamples.ts';
import { deleteDrafts, withRawDatabase } from './testing/rawDatabase.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDrafts();
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
