import { describe, expect, it } from 'vitest';
import { asWord, longestMatch, type Rule } from './match.ts';
import { firstWord, parse, settledItems, type WantsWord } from './parse.ts';
import { tokensOf } from './token.ts';
import { textOfItems, writtenBy } from './written.ts';

// Takes the marks before «ستاره» as well, and «ستاره» without them.
const star: Rule = (tokens, at) => {
  const word = tokens.findIndex(({ kind }, index) => index >= at && kind !== 'mark');
  return tokens[word]?.text === 'ستاره'
    ? { length: word - at + 1, pieces: [asWord('*')], command: 'star' }
    : null;
};

function written(text: string, wantsWord?: WantsWord): string {
  return textOfItems(parse(tokensOf({ id: 'text', text }), [star], 0, wantsWord), true);
}

describe('parse', () => {
  it('X-41: a rule may take a mark of the engine that stands before its word', () => {
    expect(written('شب. ستاره ماه')).toBe('شب * ماه');
    expect(written('شب. ماه')).toBe('شب. ماه');
  });

  it('X-46: no rule is asked about what is foreign', () => {
    const every: Rule = () => ({ length: 1, pieces: [asWord('-')] });
    expect(writtenBy([every], 'نشانی: https://nevisa.ir است')).toBe('- - https://nevisa.ir -');
  });

  it('X-64: a command that is wanted as its word stays a word, and the mark before it stays', () => {
    const wanted: WantsWord = ({ text, kind }) => kind === 'word' && text === 'ستاره';
    expect(written('شب. ستاره ماه', wanted)).toBe('شب. ستاره ماه');
    expect(written('شب ستاره', wanted)).toBe('شب ستاره');
    expect(written('شب ستاره', ({ text }) => text === 'شب')).toBe('شب *');
  });

  it('X-64: the word of an item is known, whatever mark the item begins with', () => {
    const tokens = tokensOf({ id: 'text', text: 'شب. ستاره' });
    const [, starItem] = parse(tokens, [star]);
    expect(starItem).toMatchObject({ from: 1, to: 3 });
    expect(firstWord(tokens, { from: 1, to: 3 })?.text).toBe('ستاره');
    expect(firstWord(tokens, { from: 1, to: 2 })).toBeUndefined();
  });

  it('X-42: a line that the engine begins stays, and no rule is asked about it', () => {
    const every: Rule = () => ({ length: 1, pieces: [asWord('-')] });
    expect(writtenBy([every], 'سلام\nخوبی')).toBe('-\n-');
  });

  it('X-42: what no rule takes stands as it came, each in its kind', () => {
    const items = parse(tokensOf({ id: 'text', text: 'گفت: «سلام Ali\n' }), []);
    expect(items.map(({ pieces }) => pieces)).toEqual([
      [{ text: 'گفت', kind: 'word' }],
      [{ text: ':', kind: 'closing' }],
      [{ text: '«', kind: 'opening' }],
      [{ text: 'سلام', kind: 'word' }],
      [{ text: 'Ali', kind: 'word' }],
      [{ text: '\n', kind: 'break' }],
    ]);
  });

  it('X-64: only a command can be wanted as its words, and only one that was said', () => {
    const number: Rule = (tokens, at) =>
      tokens[at]?.text === 'بیست' ? { length: 1, pieces: [asWord('۲۰')] } : null;
    const mark: Rule = (tokens, at) =>
      tokens[at]?.text === '؟' ? { length: 1, pieces: [asWord('?')], command: 'mark' } : null;
    const tokens = tokensOf({ id: 'text', text: 'بیست؟' });
    expect(
      textOfItems(
        parse(tokens, [number, mark], 0, () => true),
        true,
      ),
    ).toBe('۲۰ ?');
  });

  it('X-65: what lies further back than the longest match is settled', () => {
    const tokens = tokensOf({ id: 'text', text: 'واژه '.repeat(longestMatch + 12) });
    expect(settledItems(parse(tokens, []), tokens.length)).toBe(13);
    expect(settledItems([], 0)).toBe(0);
  });
});
