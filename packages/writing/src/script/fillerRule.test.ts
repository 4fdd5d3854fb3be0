import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTime } from '@nevisa/testing';
import { fillerCases } from '../cases/filler.cases.ts';
import { defaultWriting } from '../settings.ts';
import { writtenBy } from '../written.ts';
import { fillerRule } from './fillerRule.ts';
import { scriptRule } from './scriptRule.ts';

const fillers = fillerRule(defaultWriting);

describe('X-50: sounds of thinking', () => {
  it.each(fillerCases)('X-50: «$spoken» is written «$written»', ({ spoken, written }) => {
    expect(writtenBy([fillers, scriptRule(defaultWriting)], spoken)).toBe(written);
  });

  it.each(fillerCases)('X-50: «$spoken» stays where they are kept', ({ spoken }) => {
    const kept = fillerRule({ ...defaultWriting, fillers: false });
    expect(writtenBy([kept], spoken)).toBe(writtenBy([], spoken));
  });

  const words = 'اِ اِم اوم ام اه ممم آآ ، . ؟ … « » سلام خسته رفتم test'.split(' ');
  const sentence = fc
    .array(fc.constantFrom(...words), { maxLength: 12 })
    .map((said) => said.join(' '));

  it(
    'X-50: what is left is left the second time',
    () => {
      fc.assert(
        fc.property(sentence, (text) => {
          const written = writtenBy([fillers], text);
          // Three full stops are read as an ellipsis.
          fc.pre(!written.includes('...'));
          expect(writtenBy([fillers], written)).toBe(written);
        }),
        { numRuns: fuzzRuns(2_000) },
      );
    },
    fuzzTime(2_000),
  );

  it(
    'X-50: no other word is ever left out',
    () => {
      const others = (text: string) => text.match(/سلام|خسته|رفتم|test|اه/gu);
      fc.assert(
        fc.property(sentence, (text) => {
          expect(others(writtenBy([fillers], text))).toEqual(others(text));
        }),
        { numRuns: fuzzRuns(2_000) },
      );
    },
    fuzzTime(2_000),
  );

  it('X-50: a run of sounds longer than one match is left out whole', () => {
    expect(writtenBy([fillers], `${'اِم '.repeat(200)}سلام`)).toBe('سلام');
  });
});
