import { describe, expect, it } from 'vitest';
import { divideWords } from './divideWords.ts';

const say = (...texts: string[]) =>
  texts.map((text, at) => ({ text, start: at, end: at + 1, confidence: 1 }));

describe('divideWords', () => {
  it('X-139: a deleted word goes to the part of the word before it', () => {
    const shares = divideWords(say('یک', 'دو', 'سه', 'چهار'), ['یک', 'دو چهار'], {
      start: 0,
      end: 4,
    });
    expect(shares.map(({ words }) => words.map(({ text }) => text))).toEqual([
      ['یک'],
      ['دو', 'سه', 'چهار'],
    ]);
  });
});
