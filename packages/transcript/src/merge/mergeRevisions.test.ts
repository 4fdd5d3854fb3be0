import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import {
  createEditor,
  createSaved,
  makeText,
  type TextEdit,
  textEdit,
} from '../testing/savedTexts.ts';
import { asksTheSame, type MergeChoice, mergeRevisions, resolveMerge } from './mergeRevisions.ts';
import type { SavedText } from './savedText.ts';

const base = makeText('a', 'b', 'c', 'd', 'e', 'f');
const edits = fc.array(textEdit, { maxLength: 10 });
const change = (side: string, list: readonly TextEdit[]) => list.reduce(createEditor(side), base);
const createIds = () => {
  let count = 0;
  return () => `copy-${(count += 1)}`;
};
const resolve = (mine: SavedText, theirs: SavedText) =>
  resolveMerge(mergeRevisions(base, mine, theirs), {}, createIds());
const read = ({ segments }: SavedText) => segments.map(({ text }) => text);
const ids = ({ segments }: SavedText) => segments.map(({ segment_id }) => segment_id);
const readWords = (text: SavedText) => new Set(read(text).join(' ').split(/\s+/u).filter(Boolean));

describe('the merge of two revisions', () => {
  it.each([
    ['mine', makeText('a', ['b', 'B'], 'c'), makeText('a', 'b', 'c'), ['a', 'B', 'c'], 0],
    ['theirs', makeText('a', 'b', 'c'), makeText('a', ['b', 'B'], 'c'), ['a', 'B', 'c'], 1],
    [
      'both sides',
      makeText(['a', 'A'], 'b', 'c'),
      makeText('a', 'b', ['c', 'C']),
      ['A', 'b', 'C'],
      1,
    ],
    ['a deletion', makeText('a', 'c'), makeText('a', 'b', ['c', 'C']), ['a', 'C'], 1],
    [
      'two insertions',
      makeText('a', 'm', 'b', 'c'),
      makeText('a', 'b', 'c', 't'),
      ['a', 'm', 'b', 'c', 't'],
      1,
    ],
    ['a move', makeText('c', 'a', 'b'), makeText('a', ['b', 'B'], 'c'), ['c', 'a', 'B'], 1],
    [
      'the same words',
      makeText('a', ['b', 'B'], 'c'),
      makeText('a', ['b', 'B'], 'c'),
      ['a', 'B', 'c'],
      0,
    ],
  ])('X-158: takes the change of one side: %s', (_, mine, theirs, expected, taken) => {
    const merge = mergeRevisions(makeText('a', 'b', 'c'), mine, theirs);
    expect(merge.questions).toEqual([]);
    expect(read(resolveMerge(merge, {}, createIds()))).toEqual(expected);
    expect(merge.taken).toBe(taken);
  });

  it('X-158: asks about a segment that both changed, and about one that is deleted there and edited here', () => {
    const merge = mergeRevisions(
      base,
      makeText('a', ['b', 'mine'], ['c', 'mine'], 'e', 'f'),
      makeText('a', ['b', 'theirs'], ['d', 'theirs'], 'e', 'f'),
    );
    expect(merge.questions).toMatchObject([
      { segment_id: 'b', mine: { text: 'mine' }, theirs: { text: 'theirs' } },
      { segment_id: 'c', mine: { text: 'mine' }, theirs: null },
      { segment_id: 'd', mine: null, theirs: { text: 'theirs' } },
    ]);
    const resolved = (choice: MergeChoice) =>
      read(resolveMerge(merge, { b: choice, c: choice, d: choice }, createIds()));
    expect(resolved('mine')).toEqual(['a', 'mine', 'mine', 'e', 'f']);
    expect(resolved('theirs')).toEqual(['a', 'theirs', 'theirs', 'e', 'f']);
    expect(resolved('both')).toEqual(['a', 'mine', 'theirs', 'mine', 'theirs', 'e', 'f']);
    expect(read(resolveMerge(merge, {}, createIds()))).toEqual(resolved('both'));
  });

  it('X-158: takes my title where both changed it, and merges words and speaker apart', () => {
    const mine = { ...makeText(['a', 'A']), title: 'mine', speakers: [{ id: 's1', name: 'سارا' }] };
    const theirs: SavedText = {
      title: 'theirs',
      speakers: [
        { id: 's1', name: 'رضا' },
        { id: 's2', name: 'نو' },
      ],
      segments: [createSaved('a', 'a', 's2')],
    };
    const merge = mergeRevisions(
      { ...makeText('a'), speakers: [{ id: 's1', name: 'گوینده' }] },
      mine,
      theirs,
    );
    expect(resolveMerge(merge, {}, createIds())).toEqual({
      title: 'mine',
      speakers: [
        { id: 's1', name: 'سارا' },
        { id: 's2', name: 'نو' },
      ],
      segments: [createSaved('a', 'A', 's2')],
    });
  });

  it('X-158: takes the title of the side that changed it', () => {
    const named = { ...base, title: 'new' };
    expect(resolve(base, named).title).toBe('new');
    expect(resolve(named, base).title).toBe('new');
  });

  it('X-158: the same words or the same speaker on both sides are taken beside the other changes of one side', () => {
    const text = (words: string, speaker: string | null, isEdited = false): SavedText => ({
      ...makeText(),
      segments: [{ ...createSaved('a', words, speaker), is_edited: isEdited }],
    });
    const merge = (mine: SavedText, theirs: SavedText) =>
      resolveMerge(mergeRevisions(text('a', null), mine, theirs), {}, createIds()).segments;
    expect(merge(text('A', 's1'), text('A', null))).toEqual(text('A', 's1').segments);
    expect(merge(text('A', 's1'), text('a', 's1', true))).toEqual(text('A', 's1', true).segments);
  });

  it('X-158: asks where both sides inserted a segment with the same words and different speakers', () => {
    const inserted = (speaker: string): SavedText => ({
      ...base,
      segments: [...base.segments, createSaved('n', 'n', speaker)],
    });
    const { questions } = mergeRevisions(base, inserted('s1'), inserted('s2'));
    expect(questions.map(({ segment_id }) => segment_id)).toEqual(['n']);
  });

  it('X-158: keeps the times of the words that only the other side has loaded', () => {
    const words = [{ word: 'a', start: 0, end: 1, conf: 1 }];
    const loaded = { ...makeText(), segments: [{ ...createSaved('a'), words }] };
    const merged = resolveMerge(
      mergeRevisions(makeText('a'), makeText('a'), loaded),
      {},
      createIds(),
    );
    expect(merged.segments).toEqual(loaded.segments);
  });

  it('keeps a speaker that one side deleted while the other uses it', () => {
    const named = { ...makeText('a'), speakers: [{ id: 's1', name: 'سارا' }] };
    const theirs = { ...named, segments: [createSaved('a', 'a', 's1')] };
    expect(mergeRevisions(named, makeText('a'), theirs).speakers).toEqual(named.speakers);
    expect(mergeRevisions(named, makeText('a'), named).speakers).toEqual([]);
  });

  it('X-158: is the changed side when the other is unchanged, without a question', () => {
    checkEvery(500, edits, (list) => {
      const changed = change('mine', list);
      expect(resolve(changed, base)).toEqual(changed);
      expect(resolve(base, changed)).toEqual(changed);
      const { questions, taken } = mergeRevisions(base, changed, structuredClone(changed));
      expect({ questions, taken }).toEqual({ questions: [], taken: 0 });
    });
  });

  it('X-158: loses no word that either side typed, and keeps no segment twice', () => {
    const choices = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      fc.constantFrom<MergeChoice>('mine', 'theirs', 'both'),
    );
    checkEvery(1_000, edits, edits, choices, (own, other, chosen) => {
      const [mine, theirs] = [change('mine', own), change('theirs', other)];
      const merge = mergeRevisions(base, mine, theirs);
      const both = resolveMerge(merge, {}, createIds());
      const typed = new Set([...readWords(mine), ...readWords(theirs)]);
      const old = readWords(base);
      const kept = readWords(both);
      expect([...typed].filter((word) => !old.has(word) && !kept.has(word))).toEqual([]);
      expect(new Set(ids(both)).size).toBe(ids(both).length);

      const resolved = resolveMerge(merge, chosen, createIds());
      expect(new Set(ids(resolved)).size).toBe(ids(resolved).length);
      // Only what the person decided against is missing.
      const given = new Set(
        merge.questions.flatMap(({ segment_id, mine: own, theirs: other }) => {
          const choice = chosen[segment_id] ?? 'both';
          const refused = choice === 'both' ? null : choice === 'mine' ? other : own;
          return refused?.text.split(' ') ?? [];
        }),
      );
      const left = readWords(resolved);
      expect(
        [...typed].filter((word) => !old.has(word) && !left.has(word) && !given.has(word)),
      ).toEqual([]);
    });
  });

  it('X-158: asks again where an answered segment has changed since', () => {
    const theirs = makeText('a', ['b', 'theirs'], 'c', 'd', 'e', 'f');
    const asked = mergeRevisions(base, makeText('a', ['b', 'mine'], 'c', 'd', 'e', 'f'), theirs);
    const typed = makeText('a', ['b', 'mine now'], 'c', 'd', 'e', 'f');
    expect(asksTheSame(asked, asked)).toBe(true);
    expect(asksTheSame(asked, mergeRevisions(base, typed, theirs))).toBe(false);
    expect(asksTheSame(asked, mergeRevisions(base, base, theirs))).toBe(true);
    const mine = makeText('a', ['b', 'mine'], 'c', 'd', 'e', 'f');
    const newest = makeText('a', ['b', 'theirs now'], 'c', 'd', 'e', 'f');
    expect(asksTheSame(asked, mergeRevisions(base, mine, newest))).toBe(false);
  });
});

describe('a question about a segment that one side has joined to the next one', () => {
  const three = makeText('a', 'b', 'c');
  const joined = makeText(['a', 'a\u200Cb'], 'c');
  const changed = makeText(['a', 'A'], 'b', 'c');
  const answer = (mine: SavedText, theirs: SavedText, choice: MergeChoice) => {
    const merge = mergeRevisions(three, mine, theirs);
    expect(merge.questions.map(({ segment_id }) => segment_id)).toEqual(['a']);
    const text = resolveMerge(merge, { a: choice }, createIds());
    expect(new Set(ids(text)).size).toBe(ids(text).length);
    return read(text);
  };

  it('X-158: the answer of the other side keeps the words of the next one', () => {
    expect(answer(changed, joined, 'mine')).toEqual(['A', 'b', 'c']);
    expect(answer(joined, changed, 'theirs')).toEqual(['A', 'b', 'c']);
    const deleted = makeText('b', 'c');
    expect(answer(deleted, joined, 'mine')).toEqual(['b', 'c']);
    expect(answer(joined, deleted, 'theirs')).toEqual(['b', 'c']);
  });

  it('X-158: the answer of the side that joined them has these words once', () => {
    expect(answer(changed, joined, 'theirs')).toEqual(['a\u200Cb', 'c']);
    expect(answer(joined, changed, 'mine')).toEqual(['a\u200Cb', 'c']);
    expect(answer(changed, joined, 'both')).toEqual(['A', 'b', 'a\u200Cb', 'c']);
    expect(answer(joined, changed, 'both')).toEqual(['a\u200Cb', 'A', 'b', 'c']);
  });

  it('X-158: a joined segment that was edited then is known by its time', () => {
    const timed = (
      text: SavedText,
      times: Readonly<Record<string, readonly [number, number]>>,
    ) => ({
      ...text,
      segments: text.segments.map((each) => {
        const [start, end] = times[each.segment_id] ?? [0, 0];
        return { ...each, start, end };
      }),
    });
    const apart = { a: [0, 2], b: [2, 5], c: [5, 6] } as const;
    const together = { a: [0, 5], c: [5, 6] } as const;
    const merge = mergeRevisions(
      timed(three, apart),
      timed(changed, apart),
      timed(makeText(['a', 'a\u200CB'], 'c'), together),
    );
    expect(read(resolveMerge(merge, { a: 'mine' }, createIds()))).toEqual(['A', 'b', 'c']);
  });

  it('X-158: a segment that one side deleted stays deleted', () => {
    const deleted = makeText(['a', 'other'], 'c');
    expect(answer(changed, deleted, 'mine')).toEqual(['A', 'c']);
  });

  it('X-158: is asked again where the next segment has changed since', () => {
    const asked = mergeRevisions(three, changed, joined);
    expect(asksTheSame(asked, mergeRevisions(three, changed, joined))).toBe(true);
    const typed = makeText(['a', 'A'], ['b', 'B'], 'c');
    expect(asksTheSame(asked, mergeRevisions(three, typed, joined))).toBe(false);
  });
});
