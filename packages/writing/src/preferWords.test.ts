import { describe, expect, it } from 'vitest';
import { toWordToken, type RuleMatch, type Rule } from './rule.ts';
import { preferWords } from './preferWords.ts';
import { tokenize } from './tokenize.ts';

const tokens = tokenize({ id: 'said', text: 'فردا سه شنبه بیست نفر' });
const asSpoken: RuleMatch = { length: 2, output: [toWordToken('سه'), toWordToken('شنبه')] };
const asOneWord: RuleMatch = { length: 2, output: [toWordToken('سه‌شنبه')] };

function chosen(number: RuleMatch | null, word: RuleMatch | null): RuleMatch | null {
  const numbers: Rule = () => number;
  const words: Rule = () => word;
  return preferWords(numbers, words)(tokens, 1);
}

describe('X-43, X-46: preferWords', () => {
  it('X-46: a joined word wins over a number that stays in words', () => {
    expect(chosen(asSpoken, asOneWord)).toBe(asOneWord);
  });

  it('X-43: a number stays in words when no word joins it', () => {
    expect(chosen(asSpoken, null)).toBe(asSpoken);
    expect(chosen(asSpoken, { length: 1, output: [toWordToken('سه')] })).toBe(asSpoken);
  });

  it.each<RuleMatch>([
    { length: 2, output: [toWordToken('۳'), toWordToken('شنبه')] },
    { length: 2, output: [toWordToken('سه'), toWordToken('۷')] },
    { length: 2, output: [toWordToken('سه')] },
    { length: 2, output: [toWordToken('۳')] },
  ])('X-43: digits win over a joined word: $output', (number) => {
    expect(chosen(number, asOneWord)).toBe(number);
  });

  it('X-43: the word rule is not applied where no number begins', () => {
    expect(chosen(null, asOneWord)).toBeNull();
  });
});
