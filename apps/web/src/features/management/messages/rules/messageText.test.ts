import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { countLetters, isVisible, toPlainText } from './messageText.ts';

describe('the letters of a message', () => {
  it.each([
    ['', 0],
    ['سلام', 4],
    ['می‌روم', 5],
    ['👨‍👩‍👧‍👦', 1],
    ['🇮🇷🇮🇷', 2],
    ['کُ', 1],
    ['a\nb', 3],
  ])('X-286: are counted as a person counts them: %j has %i', (text, count) => {
    expect(countLetters(text)).toBe(count);
  });

  it.each(['', ' ', '\n\t', '\u200C\u200C', '\u200F', '\u00AD \uFEFF'])(
    'X-286: %j has no visible letter',
    (text) => {
      expect(isVisible(text)).toBe(false);
    },
  );

  it('X-286: «۰» and an emoji are visible', () => {
    expect(['۰', '👍'].map(isVisible)).toEqual([true, true]);
  });
});

describe('a message as plain text', () => {
  it.each([
    ['\u202Eabc', 'abc'],
    ['a\u2066b\u2069', 'ab'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\u0000\u0007b', 'ab'],
    ['<b>پررنگ</b>', '<b>پررنگ</b>'],
    ['می‌روم\u200F', 'می‌روم\u200F'],
    ['a\tb', 'a\tb'],
  ])('X-286: %j becomes %j', (typed, plain) => {
    expect(toPlainText(typed)).toBe(plain);
  });

  it('X-286: the plain text of a plain text is the same', () => {
    checkEvery(500, fc.string({ unit: 'binary' }), (typed) => {
      const plain = toPlainText(typed);
      expect(toPlainText(plain)).toBe(plain);
    });
  });
});
