import { afterEach, describe, expect, it } from 'vitest';
import { createDrafts } from './createDrafts.ts';
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
