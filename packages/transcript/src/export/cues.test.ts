import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { describe, expect, it } from 'vitest';
import { createSaved } from '../testing/savedTexts.ts';
import { createSource, createSpoken, spokenSource } from '../testing/spokenTexts.ts';
import { type Cue, type CueOptions, createCues } from './cues.ts';
import { describeTranscript, type ExportSource } from './exportedTranscript.ts';

const toCues = (source: ExportSource, options?: CueOptions) =>
  createCues(describeTranscript(source).paragraphs, options);
const listTexts = (cues: readonly Cue[]) => cues.map(({ lines }) => lines.join('|'));
const spoken = (text: string, more = {}) => createSource([createSpoken('1', text, more)]);
const splitWords = (text: string) => text.split(/\s+/u).filter((word) => word !== '');

describe('the cues of a text', () => {
  it(
    'X-166: each word is in exactly one cue, and each cue keeps the limits of time and width',
    () => {
      checkEvery(300, spokenSource, (source) => {
        const cues = toCues(source);
        const words = cues.flatMap(({ lines }) => lines.flatMap((line) => line.split(' ')));
        const written = source.segments.flatMap(({ text }) => splitWords(text));
        expect(words.toSorted()).toEqual(written.toSorted());
        for (const [at, { start, end, lines }] of cues.entries()) {
          expect(Number.isInteger(start) && Number.isInteger(end)).toBe(true);
          expect(end - start).toBeGreaterThanOrEqual(830);
          expect(end - start).toBeLessThanOrEqual(7_000);
          expect(start - (cues[at - 1]?.end ?? -80)).toBeGreaterThanOrEqual(80);
          expect(lines.length).toBeLessThanOrEqual(2);
          for (const line of lines) {
            expect(line.trim()).not.toBe('');
            expect(line.length <= 42 || !line.includes(' ')).toBe(true);
          }
        }
      });
    },
    fuzzTime(300),
  );

  it('X-166: a cue is cut after a sentence, then after a clause, then at a space', () => {
    const sentence = `${'کلمه '.repeat(9)}پایان. ${'دیگر '.repeat(12).trim()}`;
    expect(listTexts(toCues(spoken(sentence, { length: 0.3 })))).toEqual([
      'کلمه کلمه کلمه کلمه کلمه|کلمه کلمه کلمه کلمه پایان.',
      'دیگر دیگر دیگر دیگر دیگر دیگر|دیگر دیگر دیگر دیگر دیگر دیگر',
    ]);
    const quoted = sentence.replace('.', '.»');
    expect(listTexts(toCues(spoken(quoted, { length: 0.3 })))[0]).toMatch(/پایان\.»$/);
    const clause = sentence.replace('.', '،');
    expect(listTexts(toCues(spoken(clause, { length: 0.3 })))[0]).toMatch(/پایان،$/);
    const none = 'واژه '.repeat(20).trim();
    expect(
      listTexts(toCues(spoken(none, { length: 0.2 }))).map(
        (text) => splitWords(text.replace('|', ' ')).length,
      ),
    ).toEqual([16, 4]);
  });

  it('X-166: two lines are divided after a sentence or a clause near the middle', () => {
    const words = 'کلمه کلمه کلمه کلمه. واژه واژه واژه واژه واژه واژه';
    for (const text of [words, words.replace('.', '،')]) {
      expect(listTexts(toCues(spoken(text, { length: 0.3 })))).toEqual([
        text.replace(/(?<=[.،]) /u, '|'),
      ]);
    }
  });

  it('X-166: 42 characters are one line, and 43 are two', () => {
    const full = `${'واژه '.repeat(8)}نه`;
    expect(listTexts(toCues(spoken(full, { length: 0.3 })))).toEqual([full]);
    expect(listTexts(toCues(spoken(`${full}م`, { length: 0.3 })))[0]).toContain('|');
  });

  it('X-166: of two clauses the later one ends the cue, and one at the very beginning does not', () => {
    const rest = 'دیگر '.repeat(12).trim();
    const text = `${'کلمه '.repeat(7)}میان، ${'واژه '.repeat(4)}پایان، ${rest}`;
    expect(listTexts(toCues(spoken(text, { length: 0.3 })))[0]).toMatch(/پایان،$/u);
    const near = `${'کلمه '.repeat(6)}میان، ${rest} ${rest}`;
    expect(listTexts(toCues(spoken(near, { length: 0.2 })))[0]).toMatch(/میان،$/u);
    const early = `خب، ${'واژه '.repeat(20).trim()}`;
    expect(listTexts(toCues(spoken(early, { length: 0.2 })))[0]).not.toMatch(/خب،$/u);
  });

  it('X-166: a pause of half a second is the end of a clause', () => {
    const source = createSource([
      createSpoken('1', 'کلمه '.repeat(10), { length: 0.2 }),
      createSpoken('2', 'دیگر '.repeat(9), { start: 2.6, length: 0.2 }),
    ]);
    expect(listTexts(toCues(source)).map((text) => text.match(/\S+$/u)?.[0])).toEqual([
      'کلمه',
      'دیگر',
    ]);
  });

  it('X-166: a cue of slow speech is not longer than 7 s, and is there while its words are said', () => {
    const slow = toCues(spoken('نوشتاری '.repeat(6), { length: 2 }));
    expect(slow.map(({ start, end, lines }) => [start, end, lines[0]])).toEqual([
      [0, 5_920, 'نوشتاری نوشتاری نوشتاری'],
      [6_000, 12_000, 'نوشتاری نوشتاری نوشتاری'],
    ]);
  });

  it('X-166: words of a paragraph are apart where the time goes back or no word is spoken for 2 s', () => {
    const listCues = (segments: Parameters<typeof createSource>[0]) =>
      listTexts(toCues(createSource(segments)));
    const back = [createSpoken('1', 'یک', { start: 9 }), createSpoken('2', 'دو', { start: 3 })];
    expect(listCues(back)).toEqual(['دو', 'یک']);
    const long = createSpoken('1', 'یک', { length: 1.5 });
    expect(listCues([long, createSpoken('2', 'دو', { start: 3.5 })])).toEqual(['یک دو']);
    expect(listCues([long, createSpoken('2', 'دو', { start: 3.6 })])).toEqual(['یک', 'دو']);
  });

  it('X-166: the last cue of a paragraph is not a single word', () => {
    const cues = toCues(spoken('واژه '.repeat(17).trim(), { length: 0.2 }));
    expect(cues.map(({ lines }) => splitWords(lines.join(' ')).length)).toEqual([13, 4]);
  });

  it('X-166: a word with a half-space stays whole', () => {
    const cues = toCues(spoken('می‌خواهم کتاب‌خانه‌ها '.repeat(20), { length: 0.3 }));
    const words = new Set(cues.flatMap(({ lines }) => lines.flatMap(splitWords)));
    expect([...words]).toEqual(['می‌خواهم', 'کتاب‌خانه‌ها']);
  });

  it('X-166, T-51: no word of a cue begins or ends with a half-space', () => {
    expect(listTexts(toCues(spoken('می\u200C \u200Cرود \u200C')))).toEqual(['می رود']);
  });

  it('X-166: a cue stays so long that it can be read, and says where that is not possible', () => {
    const [slow] = toCues(spoken('سلام', { length: 0.1 }));
    expect(slow).toMatchObject({ start: 0, end: 830, isFast: false });
    const read = spoken('یک جملهٔ بلند با چند کلمه.', { length: 0.1 });
    expect(toCues(read)[0]).toMatchObject({ start: 0, end: 1_300, isFast: false });
    const fast = createSource([
      createSpoken('1', 'این جمله را کسی خیلی خیلی تند می‌گوید\n', { length: 0.12 }),
      createSpoken('2', 'و دیگری پاسخ می‌دهد', { start: 1, speaker: 'a' }),
    ]);
    expect(toCues(fast).map(({ start, end, isFast }) => [start, end, isFast])).toEqual([
      [0, 920, true],
      [1_000, 2_600, false],
    ]);
  });

  it('X-166: a cue without enough time is joined with the next one and keeps its begin', () => {
    const source = createSource([
      createSpoken('1', 'بله.\n', { start: 3, length: 0.2 }),
      createSpoken('2', 'همین است.', { start: 3.3, length: 0.5 }),
    ]);
    expect(toCues(source)).toEqual([
      { start: 3_000, end: 4_300, speaker: null, lines: ['بله. همین است.'], isFast: false },
    ]);
  });

  it('X-166: a joined cue is at most 7 s long', () => {
    const join = (length: number) =>
      toCues(
        createSource([
          createSpoken('1', 'بله.\n', { length: 0.2 }),
          createSpoken('2', 'همین است.', { start: 0.5, length }),
        ]),
      ).length;
    expect([join(3.25), join(3.251)]).toEqual([1, 2]);
  });

  it('X-166: a segment that has only a time of its own is joined with no other one', () => {
    const whole = { ...createSaved('2', 'همین است.'), start: 0.3, end: 2 };
    const source = createSource([createSpoken('1', 'بله.', { length: 0.2 }), whole]);
    expect(listTexts(toCues(source))).toEqual(['بله.', 'همین است.']);
  });

  it('X-166: few slow words are divided evenly, and are not a cue each', () => {
    const divide = (count: number, length: number) =>
      toCues(spoken('بله '.repeat(count), { length })).map(
        ({ lines }) => splitWords(lines.join(' ')).length,
      );
    expect([divide(4, 2.5), divide(3, 2.5), divide(5, 2), divide(10, 1)]).toEqual([
      [2, 2],
      [2, 1],
      [3, 2],
      [5, 5],
    ]);
  });

  it.each(['.', '،', '؟'])('X-166: a short word with «%s» is no cue of its own', (mark) => {
    const divide = (count: number, length: number) =>
      toCues(spoken(`بله${mark} `.repeat(count), { length })).map(
        ({ lines }) => splitWords(lines.join(' ')).length,
      );
    expect([divide(4, 2), divide(7, 2), divide(5, 1.6), divide(8, 1), divide(3, 2.5)]).toEqual([
      [2, 2],
      [3, 2, 2],
      [3, 2],
      [4, 4],
      [2, 1],
    ]);
  });

  it('X-166: a last short sentence is apart where only a sentence would be cut for it', () => {
    const text = `${'واژه '.repeat(15)}پایان. بله.`;
    expect(listTexts(toCues(spoken(text, { length: 0.3 }))).at(-1)).toBe('بله.');
  });

  it('X-166: the last cue takes no word that makes it longer than 7 s', () => {
    const source = createSource([
      createSpoken('1', 'بله بله بله بله', { length: 1 }),
      createSpoken('2', 'بله بله بله', { start: 4, length: 2.5 }),
    ]);
    expect(listTexts(toCues(source))).toEqual(['بله بله بله بله بله', 'بله بله']);
  });

  it('X-166: another speaker has another cue, however soon', () => {
    const source = createSource(
      [
        createSpoken('1', 'بله.', { start: 3, length: 0.2, speaker: 'a' }),
        createSpoken('2', 'همین است.', { start: 3.3, length: 0.5, speaker: 'b' }),
      ],
      {
        speakers: [
          { id: 'a', name: 'سارا' },
          { id: 'b', name: 'رضا' },
        ],
      },
    );
    expect(toCues(source).map(({ speaker, start, end }) => [speaker, start, end])).toEqual([
      ['سارا', 3_000, 3_830],
      ['رضا', 3_910, 4_740],
    ]);
    expect(listTexts(toCues(source, { named: true }))).toEqual(['سارا: بله.', 'رضا: همین است.']);
  });

  it('X-166: a speaker is named in the first of the paragraphs that follow one another', () => {
    const speakers = [{ id: 's', name: 'سارا' }];
    const source = createSource(
      [
        createSpoken('1', 'بله.\n', { speaker: 's' }),
        createSpoken('2', 'همین است.', { speaker: 's', start: 5 }),
      ],
      { speakers },
    );
    expect(listTexts(toCues(source, { named: true }))).toEqual(['سارا: بله.', 'همین است.']);
  });

  it('X-166: a text without words has a cue of each segment', () => {
    const source = createSource([
      { ...createSaved('1', 'سلام به همه.'), start: 1, end: 3 },
      { ...createSaved('2', 'خوش آمدید.'), start: 3.2, end: 5 },
    ]);
    expect(toCues(source).map(({ start, end, lines }) => [start, end, lines[0]])).toEqual([
      [1_000, 3_000, 'سلام به همه.'],
      [3_200, 5_000, 'خوش آمدید.'],
    ]);
  });

  it('X-166: typed words are placed between the spoken ones', () => {
    const source = createSource([
      createSpoken('1', 'یک دو', { length: 0.5 }),
      createSaved('2', 'سه چهار'),
      createSpoken('3', 'پنج شش', { start: 1.1, length: 0.5 }),
    ]);
    expect(listTexts(toCues(source))).toEqual(['یک دو سه چهار پنج شش']);
  });

  it('X-166: typed words before all spoken ones are shown with the first of these, and others with the word before', () => {
    const first = [createSaved('1', 'صفر'), createSpoken('2', 'یک', { start: 10 })];
    expect(listTexts(toCues(createSource(first)))).toEqual(['صفر یک']);
    const between = [
      createSpoken('1', 'یک'),
      createSaved('2', 'دو'),
      createSpoken('3', 'سه', { start: 20 }),
    ];
    expect(listTexts(toCues(createSource(between)))).toEqual(['یک دو', 'سه']);
  });

  it('X-166: a text without any time has no cues, not one of the whole length', () => {
    expect(toCues(createSource([createSaved('1', 'متن تایپ‌شده')]))).toEqual([]);
    expect(toCues(createSource([], { text: 'متن' }))).toEqual([]);
    const unknown = { ...createSpoken('1', 'سلام'), start: null, end: null, words: [] };
    expect(toCues(createSource([unknown]))).toEqual([]);
  });

  it('X-166: a silence ends a cue, and a paragraph that was moved has its place by its time', () => {
    const source = createSource([
      createSpoken('2', 'دوم دیگر\n', { start: 20 }),
      createSpoken('1', 'اول بود\n', { start: 2 }),
      createSpoken('3', 'سوم', { start: 30 }),
      createSpoken('4', 'پس از سکوت', { start: 33 }),
    ]);
    expect(toCues(source).map(({ start, lines }) => [start, lines[0]])).toEqual([
      [2_000, 'اول بود'],
      [20_000, 'دوم دیگر'],
      [30_000, 'سوم'],
      [33_000, 'پس از سکوت'],
    ]);
  });
});
