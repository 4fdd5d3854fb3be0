import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrafts } from './createDrafts.ts';
import { openReviewedWords } from './reviewedWords.ts';
import { readAllRawBytes, deleteDrafts } from './testing/rawDatabase.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDrafts();
});

const open = (conversation = 'c1', owner = 'sara') =>
  openReviewedWords(createDrafts(owner), conversation);

describe('the reviewed words of a conversation on the device', () => {
  it('X-142: are there after a restart, for their text and their person only', async () => {
    expect(await open().read()).toEqual([]);
    await open().keep(['1000-2000']);
    await open().keep(['1000-2000', '7000-7400']);
    expect(await open().read()).toEqual(['1000-2000', '7000-7400']);
    expect(await open('c2').read()).toEqual([]);
    expect(await open('c1', 'reza').read()).toEqual([]);
  });

  it('X-142: are not taken for none where the browser does not give them', async () => {
    await open().keep(['1000-2000']);
    const later = open();
    const refused = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError');
    });
    await expect(later.read()).rejects.toMatchObject({ reason: 'forbidden' });
    refused.mockRestore();
    expect(await later.read()).toEqual(['1000-2000']);
  });

  it('X-142: are listed by their conversation, and are gone once they are removed', async () => {
    await open('c1').keep(['1000-2000']);
    await open('c2').keep(['7000-7400']);
    const drafts = createDrafts('sara');
    expect([...(await drafts.listReviewed())].toSorted()).toEqual(['c1', 'c2']);
    await open('c1').remove();
    expect(await drafts.listReviewed()).toEqual(['c2']);
    expect([await open('c1').read(), await open('c2').read()]).toEqual([[], ['7000-7400']]);
  });

  it('X-142: are no draft of a dictation and no edited text, and are not readable without the key', async () => {
    await open().keep(['1000-2000']);
    const drafts = createDrafts('sara');
    expect([await drafts.list(), await drafts.listEdited()]).toEqual([[], []]);
    expect(await readAllRawBytes()).not.toContain('1000-2000');
    await drafts.destroyKey();
    expect(await open().read()).toEqual([]);
  });
});
