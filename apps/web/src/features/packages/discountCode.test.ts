import { describe, expect, it } from 'vitest';
import { readCode } from './discountCode.ts';

describe('a typed discount code', () => {
  it.each([
    ['NOWRUZ۱۴۰۵ ', 'NOWRUZ1405'],
    ['nowruz‌1405', 'NOWRUZ1405'],
    ['\u202Anowruz\u202C 14 05', 'NOWRUZ1405'],
    ['ＮＯＷＲＵＺ１４０５', 'NOWRUZ1405'],
    ['nowruz٠٥', 'NOWRUZ05'],
    ['  ', ''],
    ['\u200c\u200f', ''],
    ['a'.repeat(40), 'A'.repeat(32)],
  ])('X-205, T-72: %j is %s', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });
});
