import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { fillerCases } from '../cases/filler.cases.ts';
import { defaultWriting } from '../settings.ts';
import { formatWithRules } from '../renderText.ts';
import { createFillerRule } from './fillerRule.ts';
import { createScriptRule } from './scriptRule.ts';

const fillers = createFillerRule(defaultWriting);

describe('X-50: fillers', () => {
  it.each(fillerCases)('X-50: «$spoken» is written «$written»', ({ spoken, written }) => {
    expect(formatWithRules([fillers, createScriptRule(defaultWriting)], spoken)).toBe(written);
  });

  it.each(fillerCases)('X-50: «$spoken» stays when the setting is off', ({ spoken }) => {
    const kept = createFillerRule({ ...defaultWriting, fillers: false });
    expect(formatWithRules([kept], spoken)).toBe(formatWithRules([], spoken));
  });

  const words = 'اِ اِم اوم ام اه ممم آآ ، . ؟ … « » سلام خسته رفتم test'.split(' ');
  const sentence = fc
    .array(fc.constantFrom(...words), { maxLength: 12 })
    .map((said) => said.join(' '));

  it(
    'X-50: the removal is idempotent',
    () => {
      checkEvery(2_000, sentence, (text) => {
        const written = formatWithRules([fillers], text);
        // Three full stops are read as an ellipsis.
        fc.pre(!written.includes('...'));
        expect(formatWithRules([fillers], written)).toBe(written);
      });
    },
    fuzzTime(2_000),
  );

  it(
    'X-50: no other word is removed',
    () => {
      const others = (text: string) => text.match(/سلام|خسته|رفتم|test|اه/gu);
      checkEvery(2_000, sentence, (text) => {
        expect(others(formatWithRules([fillers], text))).toEqual(others(text));
      });
    },
    fuzzTime(2_000),
  );

  it('X-50: a run of fillers longer than one match is removed completely', () => {
    expect(formatWithRules([fillers], `${'اِم '.repeat(200)}سلام`)).toBe('سلام');
  });
});
