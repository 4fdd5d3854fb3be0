import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts, restoreParagraphs } from './compareTexts.ts';
import { listDifferences } from './diffWords.ts';

const segment = (segment_id: string, text: string, speaker: string | null = null) => ({
  segment_id,
  text,
  start: null,
  end: null,
  words: [],
  speaker,
  is_edited: false,
});
type Segment = ReturnType<typeof segment>;
const speakers = [
  { id: 's1', name: 'سارا' },
  { id: 's2', name: 'رضا' },
];
const makeText = (...segments: Segment[]) => ({ title: 'عنوان', speakers, segments });
const listWords = (text: { segments: readonly Segment[] }) =>
  text.segments.map((each) => each.text);
const readRuns = (older: Segment[], present: Segment[]) =>
  compareTexts(makeText(...older), makeText(...present)).map(({ runs }) =>
    runs.map(({ kind, text }) => (kind === 'same' ? text : `${kind}(${text})`)).join(''),
  );
const createIds = () => {
  let count = 0;
  return () => `new ${(count += 1)}`;
};

describe('the comparison of a version with the present text', () => {
  it('X-161: marks the words that only one of them has, by paragraphs', () => {
    const older = [segment('a', 'یک دو\n'), segment('b', 'سه چهار\n'), segment('c', 'پنج')];
    const present = [segment('a', 'یک دو\n'), segment('b', 'سه شش\n'), segment('d', 'هفت')];
    expect(readRuns(older, present)).toEqual([
      'یک دو',
      'سه removed(چهار)added(شش)',
      'removed(پنج)',
      'added(هفت)',
    ]);
  });

  it('X-161: keeps a paragraph apart that only one of them has', () => {
    const older = [segment('a', 'یک\n'), segment('b', 'دو\n'), segment('c', 'سه')];
    expect(readRuns(older, [segment('a', 'یک\n'), segment('c', 'سه')])).toEqual([
      'یک',
      'removed(دو)',
      'سه',
    ]);
    expect(readRuns([segment('a', 'یک\n'), segment('c', 'سه')], older)).toEqual([
      'یک',
      'added(دو)',
      'سه',
    ]);
  });

  it('X-161: has each paragraph once where two have changed their places', () => {
    const older = [segment('a', 'یک\n'), segment('b', 'دو')];
    expect(readRuns(older, [segment('b', 'سه\n'), segment('a', 'چهار')])).toEqual([
      'added(سه)',
      'removed(یک)added(چهار)',
      'removed(دو)',
    ]);
  });

  it('X-161: compares as many paragraphs without a common segment by their order', () => {
    const older = [segment('a', 'یک دو\n'), segment('b', 'سه چهار')];
    expect(readRuns(older, [segment('c', 'یک پنج\n'), segment('d', 'شش چهار')])).toEqual([
      'یک removed(دو)added(پنج)',
      'removed(سه)added(شش) چهار',
    ]);
  });

  it('X-161: shows no paragraph without a word, also when its speaker is another one', () => {
    const lines = (speaker: string) => [
      segment('a', 'یک\n', 's1'),
      segment('b', '\n', speaker),
      segment('c', 'دو', 's1'),
    ];
    expect(readRuns(lines('s1'), lines('s2'))).toEqual(['سارا: یک', 'سارا: دو']);
  });

  it('X-161: shows another speaker of the same words', () => {
    expect(readRuns([segment('a', 'بله', 's1')], [segment('a', 'بله', 's2')])).toEqual([
      'removed(سارا:)added(رضا:) بله',
    ]);
  });

  it('X-141, X-161: another person begins a paragraph, also without a line break', () => {
    const older = [segment('a', 'یک', 's1'), segment('b', 'دو', 's2'), segment('c', 'سه', 's1')];
    const present = older.with(1, segment('b', 'دو', 's1'));
    expect(readRuns(older, older)).toEqual(['سارا: یک', 'رضا: دو', 'سارا: سه']);
    expect(readRuns(older, present).some((runs) => runs.includes('removed(رضا'))).toBe(true);
  });

  it('X-161: has the words of both texts and no others', () => {
    const words = fc.array(fc.constantFrom('آ', 'ب', 'پ', 'ت'), { maxLength: 8 });
    checkEvery(100, words, words, (one, other) => {
      const [before, after] = [one.join(' '), other.join(' ')];
      const runs = listDifferences(before, after);
      const join = (left: string) =>
        runs.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join('');
      expect([join('added'), join('removed')]).toEqual([before, after]);
    });
  });
});

describe('chosen paragraphs of a version', () => {
  const older = makeText(segment('a', 'یک\n'), segment('b', 'دو\n'), segment('c', 'سه'));

  it('X-161: replace those of the present text, and the others stay', () => {
    const present = makeText(segment('a', 'یکم\n'), segment('b', 'دوم\n'), segment('c', 'سه'));
    const restored = restoreParagraphs(older, present, new Set(['1']), createIds());
    expect(listWords(restored)).toEqual(['یکم\n', 'دو\n', 'سه']);
    expect(restored.title).toBe('عنوان');
  });

  it('X-141, X-161: come back without a line break of their own between two speakers', () => {
    const before = makeText(
      segment('a', 'یک', 's1'),
      segment('b', 'دو', 's2'),
      segment('c', 'سه', 's1'),
    );
    const present = makeText(
      segment('a', 'یکم', 's1'),
      segment('b', 'دوم', 's2'),
      segment('c', 'سه', 's1'),
    );
    const restored = restoreParagraphs(before, present, new Set(['1']), createIds());
    expect(listWords(restored)).toEqual(['یکم', 'دو', 'سه']);
  });

  it('X-161: come back at their place where they were deleted', () => {
    const present = makeText(segment('a', 'یک\n'), segment('c', 'سه'));
    const restored = restoreParagraphs(older, present, new Set(['1']), createIds());
    expect(listWords(restored)).toEqual(['یک\n', 'دو\n', 'سه']);
  });

  it('X-161: end with a line break in the middle of the text', () => {
    const present = makeText(segment('a', 'یک\n'), segment('b', 'دو\n'), segment('d', 'چهار'));
    const all = compareTexts(older, present).map(({ id }) => id);
    const restored = restoreParagraphs(older, present, new Set(all), createIds());
    expect(listWords(restored)).toEqual(listWords(older));
    const longer = makeText(segment('c', 'سه و\n'), segment('d', 'چهار'));
    const first = restoreParagraphs(
      makeText(segment('c', 'سه')),
      longer,
      new Set(['0']),
      createIds(),
    );
    expect(listWords(first)).toEqual(['سه\n', 'چهار']);
  });

  it('X-161: get an id of their own where the text has their segment elsewhere', () => {
    const before = makeText(segment('a', 'یک\n'), segment('b', 'دو'));
    const present = makeText(segment('b', 'سه\n'), segment('a', 'یک'));
    const lost = compareTexts(before, present).find(({ runs }) => runs[0]?.text === 'دو');
    const restored = restoreParagraphs(before, present, new Set([lost?.id ?? '']), createIds());
    expect(restored.segments.map(({ segment_id: id, text }) => [id, text])).toEqual([
      ['b', 'سه\n'],
      ['a', 'یک\n'],
      ['new 1', 'دو'],
    ]);
  });

  it('X-161: bring no speaker that the present text still has', () => {
    const present = makeText(segment('a', 'بله', 's2'));
    const before = makeText(segment('a', 'نه', 's2'));
    const restored = restoreParagraphs(before, present, new Set(['0']), createIds());
    expect(restored.speakers).toEqual(speakers);
  });

  it('X-161: bring the speaker that the present text has lost', () => {
    const present = { ...makeText(segment('a', 'بله')), speakers: [] };
    const before = makeText(segment('a', 'نه', 's2'));
    const restored = restoreParagraphs(before, present, new Set(['0']), createIds());
    expect(restored.speakers).toEqual([{ id: 's2', name: 'رضا' }]);
  });
});
