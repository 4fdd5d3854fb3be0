import { afterEach, describe, expect, it } from 'vitest';
import { createDrafts } from './createDrafts.ts';
import { createSaveQueue } from './saveQueue.ts';
import { createRevision } from './testing/createRevision.ts';
import { deleteDrafts } from './testing/rawDatabase.ts';

afterEach(deleteDrafts);

describe('the text of a draft in two tabs', () => {
  it('D08: keeps the entries of another tab in a compaction', async () => {
    const [one, other] = [createDrafts('sara').open('one'), createDrafts('sara').open('one')];
    await one.append(['first']);
    await other.append(['second']);
    await one.compact('first, compacted');
    expect(new Set(await one.entries())).toEqual(new Set(['second', 'first, compacted']));
  });

  it('D08: adds after what another tab has compacted twice', async () => {
    const [one, other] = [createDrafts('sara').open('one'), createDrafts('sara').open('one')];
    await one.append([1]);
    await other.compact(2);
    await other.compact(3);
    await one.compact(4);
    expect((await one.entries()).at(-1)).toBe(4);
    await other.compact(5);
    await other.compact(6);
    await one.append([7]);
    expect((await one.entries()).slice(-2)).toEqual([6, 7]);
  });
});

describe('the key of a person in two tabs', () => {
  it('S10: a page that was open before the final deletion makes no new key, and a page after it does', async () => {
    const [suspended, other] = [createDrafts('sara'), createDrafts('sara')];
    const [text, unused] = [suspended.open('one'), createSaveQueue('sara')];
    await text.append(['first']);
    await unused.list();
    await other.destroyKey({ isFinal: true });
    const late = [text.append(['second']), suspended.open('two').append([1])];
    for (const write of [...late, unused.add(createRevision('one'))]) {
      await expect(write).rejects.toMatchObject({ reason: 'forbidden' });
    }
    expect(await createDrafts('sara').list()).toEqual([]);
    await other.open('three').append(['new']);
    await createDrafts('sara').open('four').append(['new']);
    expect(await createDrafts('sara').list()).toHaveLength(2);
  });

  it('S09: is made anew by an open page where the browser has deleted everything', async () => {
    await createDrafts('reza').destroyKey({ isFinal: true });
    const open = createDrafts('sara');
    await open.open('one').append(['first']);
    await deleteDrafts();
    await open.open('two').append(['second']);
    expect(await open.open('two').entries()).toEqual(['second']);
  });
});
