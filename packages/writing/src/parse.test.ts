import { describe, expect, it } from 'vitest';
import { asWord, type Rule } from './match.ts';
import { firstWord, parse, type WantsWord } from './parse.ts';
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
});
