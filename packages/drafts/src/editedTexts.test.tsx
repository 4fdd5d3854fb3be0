import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrafts } from './createDrafts.ts';
import type { CopyRules, EditableText, EditedCopy } from './editedCopy.ts';
import { createEditedTexts } from './editedTexts.ts';
import { readAllRawBytes, deleteDrafts } from './testing/rawDatabase.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDrafts();
});

/** Every change replaces the whole text by one segment. */
const rules: CopyRules = {
  isSameText: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  changesBetween: (_, { title, segments }) => ({
    title,
    changes: segments.map((segment) => ({ op: 'set', segment_id: segment.segment_id, segment })),
  }),
  applyChanges: (text, { title = text.title, changes }) => ({
    title,
    speakers: text.speakers,
    segments: changes.flatMap((each) => (each.op === 'remove' ? [] : [each.segment])),
  }),
};

const makeText = (text: string): EditableText => ({
  title: 'عنوان',
  speakers: [],
  segments: [
    { segment_id: 's1', text, start: null, end: null, words: [], speaker: null, is_edited: true },
  ],
});
const makeCopy = (text: string): EditedCopy => ({
  saved: { revision: 1, text: makeText('saved') },
  current: makeText(text),
  pending: null,
});
const open = (owner = 'sara') => createEditedTexts(createDrafts(owner), rules).open('c1');
const readTexts = async () => {
  const { copy, versions } = await open().read();
  return {
    current: copy?.current.segments[0]?.text,
    versions: versions.map(({ because, text }) => [because, text.segments[0]?.text]),
  };
};

describe('an edited conversation on the device', () => {
  it('X-157: has its revision and the present text after a restart', async () => {
    const text = open();
    await text.keep(makeCopy('one'));
    await text.keep(makeCopy('two'));
    expect((await open().read()).copy).toEqual(makeCopy('two'));
  });

  it('X-156: knows the patch that has no answer, and the revision that it became', async () => {
    const text = open();
    const pending = {
      ...rules.changesBetween(makeText('saved'), makeText('two')),
      clientId: 'p1',
      revision: 1,
      keepsVersion: false as const,
    };
    await text.keep(makeCopy('one'));
    await text.keep({ ...makeCopy('two'), pending });
    expect((await open().read()).copy?.pending).toEqual(pending);
    const saved = { revision: 2, text: makeText('two') };
    await text.keep({ saved, current: makeText('two'), pending: null });
    expect((await open().read()).copy).toEqual({ saved, current: makeText('two'), pending: null });
  });

  it('X-157: is no draft of a dictation, and is found by its id', async () => {
    await open().keep(makeCopy('one'));
    await createDrafts('sara')
      .open('dictation')
      .append([{ kind: 'text' }]);
    expect((await createDrafts('sara').list()).map(({ documentId }) => documentId)).toEqual([
      'dictation',
    ]);
    expect(await createDrafts('sara').listEdited()).toEqual(['c1']);
    expect(await createDrafts('reza').listEdited()).toEqual([]);
  });

  it('X-163: belongs to its owner, and is unreadable without the key', async () => {
    await open().keep(makeCopy('secret'));
    expect((await open('reza').read()).copy).toBeNull();
    expect(await readAllRawBytes()).not.toContain('secret');
    await createDrafts('sara').destroyKey();
    expect((await open().read()).copy).toBeNull();
  });

  it('X-157: a text that the browser does not give is not taken for none, and keeps its versions', async () => {
    await open().keepVersion({ because: 'conflict', text: makeText('mine') });
    await open().keep(makeCopy('one'));
    const [later, drafts] = [open(), createDrafts('sara')];
    const refused = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError');
    });
    await expect(later.read()).rejects.toMatchObject({ reason: 'forbidden' });
    await expect(later.versions()).rejects.toMatchObject({ reason: 'forbidden' });
    await expect(later.keep(makeCopy('two'))).rejects.toMatchObject({ reason: 'forbidden' });
    refused.mockRestore();
    const unopened = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError');
    });
    await expect(drafts.listEdited()).rejects.toMatchObject({ reason: 'forbidden' });
    unopened.mockRestore();
    expect(await readTexts()).toEqual({ current: 'one', versions: [['conflict', 'mine']] });
  });

  it('X-159: offers what a page wrote after another had taken over, from its first and from a later write', async () => {
    const [first, silent] = [open(), open()];
    await first.read();
    await silent.read();
    await first.keep(makeCopy('one'));
    const second = open();
    await second.read();
    await second.keep(makeCopy('second'));
    await first.keep(makeCopy('late'));
    await silent.keep(makeCopy('later'));
    await second.keep(makeCopy('second again'));
    const expected = {
      current: 'second again',
      versions: [
        ['late', 'later'],
        ['late', 'late'],
      ],
    };
    expect(await readTexts()).toEqual(expected);
  });

  it('X-159: keeps what the page before wrote after this one had read the text', async () => {
    const first = open();
    await first.keep(makeCopy('one'));
    const second = open();
    await second.read();
    await first.keep(makeCopy('one more'));
    await second.keep(makeCopy('second'));
    expect(await readTexts()).toEqual({ current: 'second', versions: [['late', 'one more']] });
  });

  it('X-157: is written as a whole after many entries and after the browser deleted it, with its versions', async () => {
    const text = open();
    await text.keepVersion({ because: 'conflict', text: makeText('mine') });
    for (let count = 0; count < 210; count += 1) {
      await text.keep(makeCopy(`text ${count}`));
    }
    expect(await readTexts()).toEqual({ current: 'text 209', versions: [['conflict', 'mine']] });
    const entries = await createDrafts('sara').open('edited:c1').entries();
    expect(entries.length).toBeLessThan(20);
    await createDrafts('sara').open('edited:c1').remove();
    await text.keep(makeCopy('after'));
    expect((await readTexts()).current).toBe('after');
    await text.remove();
    expect((await open().read()).copy).toBeNull();
  });

  it('X-157: is written as a text, and not as a version, after the browser deleted the copy that this page had read', async () => {
    await open().keep(makeCopy('before'));
    const text = open();
    await text.read();
    await createDrafts('sara').open('edited:c1').remove();
    await text.keep(makeCopy('after'));
    expect(await readTexts()).toEqual({ current: 'after', versions: [] });
  });
});
