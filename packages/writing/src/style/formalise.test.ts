import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { styleCases } from '../cases/style.cases.ts';
import { verbStems } from '../script/verbStems.ts';
import { everydaySubjunctives } from './everydayVerbForms.ts';
import { everydayWords } from './everydayWords.ts';
import { formalise } from './formalise.ts';
import { applyChanges } from './applyChanges.ts';

const formal = (text: string) => applyChanges(text, formalise(text));

describe('X-49: the formal style', () => {
  it.each(styleCases)('X-49: «$spoken» becomes «$written»', ({ spoken, written }) => {
    expect(formal(spoken)).toBe(written);
  });

  it('X-49: a change has its range and both forms', () => {
    expect(formalise('خب، می خوام برم خونه.')).toEqual([
      { from: 4, to: 11, before: 'می خوام', after: 'می‌خواهم' },
      { from: 12, to: 15, before: 'برم', after: 'بروم' },
      { from: 16, to: 20, before: 'خونه', after: 'خانه' },
    ]);
  });

  it('X-49: ranges count over lines, and no verb is read across lines', () => {
    expect(formalise('می\nخوام\n😀 اون')).toEqual([
      { from: 11, to: 14, before: 'اون', after: 'آن' },
    ]);
  });

  it('X-49: an unclosed quotation ends at the end of its line', () => {
    expect(formal('«اون خونه\nاون خونه')).toBe('«اون خونه\nآن خانه');
    expect(formal('"اون خونه\nاون خونه')).toBe('"اون خونه\nآن خانه');
  });

  it('X-49: the written persons of every verb stay', () => {
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

  it('X-49: applyChanges applies only the given changes', () => {
    const text = 'می‌خوام برم خونه';
    const [want, , home] = formalise(text);
    expect(
      applyChanges(
        text,
        [home, want].filter((change) => change !== undefined),
      ),
    ).toBe('می‌خواهم برم خانه');
    expect(applyChanges(text, [])).toBe(text);
  });

  it('X-49: applyChanges skips a change whose words are missing or that overlaps another', () => {
    const change = { from: 0, to: 3, before: 'اون', after: 'آن' };
    expect(applyChanges('این خونه', [change])).toBe('این خونه');
    expect(applyChanges('اون خونه', [change, { ...change, after: 'او' }])).toBe('آن خونه');
  });

  it('X-49: «رو» becomes «را» after a colloquial and after a written object', () => {
    expect(formal('اونا رو می‌خوام')).toBe('آن‌ها را می‌خواهم');
    expect(formalise(formal('بهتون رو می‌خوام'))).toEqual([]);
  });

  it('X-49: at least 250 words are known, and no written form is colloquial', () => {
    const pairs = [...everydayWords, ...everydaySubjunctives];
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
    'X-49: changes are in order, do not overlap, and quote the text',
    () => {
      checkEvery(1_000, text, (all) => {
        let done = 0;
        for (const { from, to, before, after } of formalise(all)) {
          expect(from).toBeGreaterThanOrEqual(done);
          expect(all.slice(from, to)).toBe(before);
          expect(after).not.toBe(before);
          done = to;
        }
      });
    },
    fuzzTime(1_000),
  );

  it(
    'X-49: formal text has no changes',
    () => {
      checkEvery(1_000, text, (all) => {
        expect(formalise(formal(all))).toEqual([]);
      });
    },
    fuzzTime(1_000),
  );

  it(
    'X-49: a quotation never changes',
    () => {
      checkEvery(1_000, fc.array(fc.constantFrom(...words)), (said) => {
        const quotation = `«${said.join(' ').replaceAll(/[«»"“”]/gu, '')}»`;
        expect(formal(`اون گفت ${quotation} و رفت`)).toBe(`آن گفت ${quotation} و رفت`);
      });
    },
    fuzzTime(1_000),
  );
});
