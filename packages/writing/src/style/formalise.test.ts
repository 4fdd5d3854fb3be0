import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTime } from '@nevisa/testing';
import { styleCases } from '../cases/style.cases.ts';
import { verbStems } from '../script/verbStems.ts';
import { everydayWishes } from './everydayVerbForms.ts';
import { everydayWords } from './everydayWords.ts';
import { formalise } from './formalise.ts';
import { withChanges } from './withChanges.ts';

const formal = (text: string) => withChanges(text, formalise(text));

describe('X-49: the formal style', () => {
  it.each(styleCases)('X-49: «$spoken» could be «$written»', ({ spoken, written }) => {
    expect(formal(spoken)).toBe(written);
  });

  it('X-49: each change says where it stands and what it would be', () => {
    expect(formalise('خب، می خوام برم خونه.')).toEqual([
      { from: 4, to: 11, before: 'می خوام', after: 'می‌خواهم' },
      { from: 12, to: 15, before: 'برم', after: 'بروم' },
      { from: 16, to: 20, before: 'خونه', after: 'خانه' },
    ]);
  });

  it('X-49: a line keeps its place, and nothing is read over its end', () => {
    expect(formalise('می\nخوام\n😀 اون')).toEqual([
      { from: 11, to: 14, before: 'اون', after: 'آن' },
    ]);
  });

  it('X-49: a quotation that is never closed lasts to the end of its line', () => {
    expect(formal('«اون خونه\nاون خونه')).toBe('«اون خونه\nآن خانه');
    expect(formal('"اون خونه\nاون خونه')).toBe('"اون خونه\nآن خانه');
  });

  it('X-49: the persons of every verb, as they are written, stay', () => {
    const forms = verbStems.flatMap(({ past, present }) =>
      'م ی _ یم ید ند'
        .split(' ')
        .map((ending) => past + ending.replace('_', ''))
        .concat('م ی د یم ید ند'.split(' ').map((ending) => present + ending)),
    );
    for (const form of forms) {
      expect(formal(`می‌${form}`)).toBe(`می‌${form}`);
    }
  });

  it('X-49: a change that a person does not take is left out', () => {
    const text = 'می‌خوام برم خونه';
    const [want, , home] = formalise(text);
    expect(
      withChanges(
        text,
        [home, want].filter((change) => change !== undefined),
      ),
    ).toBe('می‌خواهم برم خانه');
    expect(withChanges(text, [])).toBe(text);
  });

  it('X-49: a change whose words have gone, or that overlaps another, is left out', () => {
    const change = { from: 0, to: 3, before: 'اون', after: 'آن' };
    expect(withChanges('این خونه', [change])).toBe('این خونه');
    expect(withChanges('اون خونه', [change, { ...change, after: 'او' }])).toBe('آن خونه');
  });

  it('X-49: «رو» marks an object whether its word was said or is written by now', () => {
    expect(formal('اونا رو می‌خوام')).toBe('آن‌ها را می‌خواهم');
    expect(formalise(formal('بهتون رو می‌خوام'))).toEqual([]);
  });

  it('X-49: at least 250 words are known, and none leads to another everyday word', () => {
    const pairs = [...everydayWords, ...everydayWishes];
    expect(everydayWords.size).toBeGreaterThanOrEqual(250);
    for (const [said, written] of pairs) {
      expect(formal(said)).toBe(written);
      expect(formal(written)).toBe(written);
    }
  });
});

describe('X-49: properties of the formal style', () => {
  const words = [...styleCases.flatMap(({ spoken }) => spoken.split(' ')), ...everydayWords.keys()];
  const between = fc.constantFrom(' ', '  ', '\n', '، ', ' «', '» ', ' "', '` ', '. ');
  const text = fc
    .array(fc.tuple(fc.constantFrom(...words), between), { maxLength: 10 })
    .map((parts) => parts.flat().join(''));

  it(
    'X-49: changes stand in order, apart, and say what is there',
    () => {
      fc.assert(
        fc.property(text, (all) => {
          let done = 0;
          for (const { from, to, before, after } of formalise(all)) {
            expect(from).toBeGreaterThanOrEqual(done);
            expect(all.slice(from, to)).toBe(before);
            expect(after).not.toBe(before);
            done = to;
          }
        }),
        { numRuns: fuzzRuns(1_000) },
      );
    },
    fuzzTime(1_000),
  );

  it(
    'X-49: what is formal has nothing left to change',
    () => {
      fc.assert(
        fc.property(text, (all) => {
          expect(formalise(formal(all))).toEqual([]);
        }),
        { numRuns: fuzzRuns(1_000) },
      );
    },
    fuzzTime(1_000),
  );

  it(
    'X-49: what somebody is quoted with never changes',
    () => {
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...words)), (said) => {
          const quotation = `«${said.join(' ').replaceAll(/[«»"“”]/gu, '')}»`;
          expect(formal(`اون گفت ${quotation} و رفت`)).toBe(`آن گفت ${quotation} و رفت`);
        }),
        { numRuns: fuzzRuns(1_000) },
      );
    },
    fuzzTime(1_000),
  );
});
