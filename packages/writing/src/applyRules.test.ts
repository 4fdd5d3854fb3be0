import { describe, expect, it } from 'vitest';
import { toWordToken, longestMatch, type Rule } from './rule.ts';
import {
  findFirstWord,
  applyRules,
  countSettledMatches,
  type RejectsCommand,
} from './applyRules.ts';
import { tokenize } from './tokenize.ts';
import { renderText, formatWithRules } from './renderText.ts';

// Matches «ستاره» and the marks before it.
const star: Rule = (tokens, at) => {
  const word = tokens.findIndex(({ kind }, index) => index >= at && kind !== 'mark');
  return tokens[word]?.text === 'ستاره'
    ? { length: word - at + 1, output: [toWordToken('*')], command: 'star' }
    : null;
};

function written(text: string, rejectsCommand?: RejectsCommand): string {
  return renderText(applyRules(tokenize({ id: 'text', text }), [star], 0, rejectsCommand), true);
}

describe('applyRules', () => {
  it('X-41: a match may include a mark of the engine before its word', () => {
    expect(written('شب. ستاره ماه')).toBe('شب * ماه');
    expect(written('شب. ماه')).toBe('شب. ماه');
  });

  it('X-46: no rule is applied to a foreign token', () => {
    const every: Rule = () => ({ length: 1, output: [toWordToken('-')] });
    expect(formatWithRules([every], 'نشانی: https://nevisa.ir است')).toBe(
      '- - https://nevisa.ir -',
    );
  });

  it('X-64: a rejected command stays a word, and the mark before it stays', () => {
    const wanted: RejectsCommand = ({ text, kind }) => kind === 'word' && text === 'ستاره';
    expect(written('شب. ستاره ماه', wanted)).toBe('شب. ستاره ماه');
    expect(written('شب ستاره', wanted)).toBe('شب ستاره');
    expect(written('شب ستاره', ({ text }) => text === 'شب')).toBe('شب *');
  });

  it('X-64: findFirstWord skips the marks at the start of a match', () => {
    const tokens = tokenize({ id: 'text', text: 'شب. ستاره' });
    const [, starMatch] = applyRules(tokens, [star]);
    expect(starMatch).toMatchObject({ from: 1, to: 3 });
    expect(findFirstWord(tokens, { from: 1, to: 3 })?.text).toBe('ستاره');
    expect(findFirstWord(tokens, { from: 1, to: 2 })).toBeUndefined();
  });

  it('X-42: a line break of the engine stays, and no rule is applied to it', () => {
    const every: Rule = () => ({ length: 1, output: [toWordToken('-')] });
    expect(formatWithRules([every], 'سلام\nخوبی')).toBe('-\n-');
  });

  it('X-42: unmatched tokens are copied with the spacing of their kind', () => {
    const matches = applyRules(tokenize({ id: 'text', text: 'گفت: «سلام Ali\n' }), []);
    expect(matches.map(({ output }) => output)).toEqual([
      [{ text: 'گفت', kind: 'word' }],
      [{ text: ':', kind: 'closing' }],
      [{ text: '«', kind: 'opening' }],
      [{ text: 'سلام', kind: 'word' }],
      [{ text: 'Ali', kind: 'word' }],
      [{ text: '\n', kind: 'break' }],
    ]);
  });

  it('X-64: a match without a command or without a word is never rejected', () => {
    const number: Rule = (tokens, at) =>
      tokens[at]?.text === 'بیست' ? { length: 1, output: [toWordToken('۲۰')] } : null;
    const mark: Rule = (tokens, at) =>
      tokens[at]?.text === '؟' ? { length: 1, output: [toWordToken('?')], command: 'mark' } : null;
    const tokens = tokenize({ id: 'text', text: 'بیست؟' });
    expect(
      renderText(
        applyRules(tokens, [number, mark], 0, () => true),
        true,
      ),
    ).toBe('۲۰ ?');
  });

  it('X-65: matches further back than the longest match are settled', () => {
    const tokens = tokenize({ id: 'text', text: 'واژه '.repeat(longestMatch + 12) });
    expect(countSettledMatches(applyRules(tokens, []), tokens.length)).toBe(13);
    expect(countSettledMatches([], 0)).toBe(0);
  });
});
