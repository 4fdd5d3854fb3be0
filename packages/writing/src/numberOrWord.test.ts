import { describe, expect, it } from 'vitest';
import { asWord, type Match, type Rule } from './match.ts';
import { numberOrWord } from './numberOrWord.ts';
import { tokensOf } from './token.ts';

const tokens = tokensOf({ id: 'said', text: 'فردا سه شنبه بیست نفر' });
const asSpoken: Match = { length: 2, pieces: [asWord('سه'), asWord('شنبه')] };
const asOneWord: Match = { length: 2, pieces: [asWord('سه‌شنبه')] };

function chosen(number: Match | null, word: Match | null): Match | null {
  const numbers: Rule = () => number;
  const words: Rule = () => word;
  return numberOrWord(numbers, words)(tokens, 1);
}

describe('X-43, X-46: a number or a word', () => {
  it('X-46: a number that stays as it was spoken is left to a word that joins it', () => {
    expect(chosen(asSpoken, asOneWord)).toBe(asOneWord);
  });

  it('X-43: it stays as it was spoken where no word joins it', () => {
    expect(chosen(asSpoken, null)).toBe(asSpoken);
    expect(chosen(asSpoken, { length: 1, pieces: [asWord('سه')] })).toBe(asSpoken);
  });

  it.each<Match>([
    { length: 2, pieces: [asWord('۳'), asWord('شنبه')] },
    { length: 2, pieces: [asWord('سه'), asWord('۷')] },
    { length: 2, pieces: [asWord('سه')] },
    { length: 2, pieces: [asWord('۳')] },
  ])('X-43: digits come before words: $pieces', (number) => {
    expect(chosen(number, asOneWord)).toBe(number);
  });

  it('X-43: what is no number is not asked about as one', () => {
    expect(chosen(null, asOneWord)).toBeNull();
  });
});
