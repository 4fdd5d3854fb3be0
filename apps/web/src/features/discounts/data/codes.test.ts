import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { isCode, makeRandomCode, cleanCode } from './codes.ts';

describe('a typed code', () => {
  it.each([
    ['nowruz', 'NOWRUZ'],
    ['  Nowruz-۱۴۰۵ ', 'NOWRUZ-1405'],
    ['now\u200Cruz\u202E', 'NOWRUZ'],
    ['ＳＡＬＥ٢٠', 'SALE20'],
    ['BOOK–7', 'BOOK-7'],
  ])('X-277, T-90: «%s» is %s', (typed, code) => {
    expect(cleanCode(typed)).toBe(code);
  });

  it.each(['AB', 'A'.repeat(33), 'نوروز', 'A B C', 'A_B_C', ''])(
    'X-277: «%s» is no code',
    (code) => {
      expect(isCode(code)).toBe(false);
    },
  );

  it('X-277: 3 to 32 letters, digits and hyphens are a code', () => {
    expect(['ABC', '1-2', 'A'.repeat(32)].map(isCode)).toEqual([true, true, true]);
  });

  it('X-277: typing it again changes nothing', () => {
    checkEvery(300, fc.string({ unit: 'grapheme' }), (typed) => {
      expect(cleanCode(cleanCode(typed))).toBe(cleanCode(typed));
    });
  });
});

describe('a random code', () => {
  it('X-277: has none of 0 O 1 I L 5 S 8 B, and each letter appears', () => {
    const codes = Array.from({ length: 500 }, () => makeRandomCode());
    expect(codes.every(isCode)).toBe(true);
    const letters = new Set(codes.join(''));
    expect([...letters].filter((letter) => '0O1IL5S8B'.includes(letter))).toEqual([]);
    expect(letters.size).toBe(27);
    expect(new Set(codes).size).toBe(500);
  });

  it('X-277: takes no byte that would favour a letter', () => {
    const bytes = [243, 255, 0, 26, 27, 242, 254, 1, 2, 3];
    const code = makeRandomCode((filled) => filled.set(bytes.splice(0, filled.length)), 5);
    expect(code).toBe('2Z2Z3');
  });
});
