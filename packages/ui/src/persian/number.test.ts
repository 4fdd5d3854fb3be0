import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLatinDigits } from '@nevisa/writing';
import { formatToman } from './money.ts';
import { formatNumber, formatPercent, toNumberParts } from './number.ts';

describe('numbers', () => {
  it('R-154: formats an amount in toman with Persian digits and thousands separators', () => {
    expect(formatToman(1_250_000)).toBe('۱٬۲۵۰٬۰۰۰ تومان');
    expect(formatToman(0)).toBe('۰ تومان');
    expect(formatToman(999.6)).toBe('۱٬۰۰۰ تومان');
  });

  it('separates thousands by U+066C and decimals by U+066B', () => {
    expect(formatNumber(999)).toBe('۹۹۹');
    expect(formatNumber(1_234.5)).toBe('۱\u066C۲۳۴\u066B۵');
    expect(formatNumber(1_234_567)).toBe('۱\u066C۲۳۴\u066C۵۶۷');
  });

  it('the parts of a number join to the number', () => {
    expect(toNumberParts(1_234.5)).toEqual({ whole: '۱\u066C۲۳۴', fraction: '\u066B۵' });
    expect(toNumberParts(12)).toEqual({ whole: '۱۲', fraction: '' });
  });

  it('formats a share in whole percents', () => {
    expect(formatPercent(0.534)).toBe('۵۳٪');
    expect(formatPercent(1)).toBe('۱۰۰٪');
  });

  it('every integer is readable from its format', () => {
    checkEvery(100, fc.nat({ max: Number.MAX_SAFE_INTEGER }), (value) => {
      expect(Number(toLatinDigits(formatNumber(value)).replaceAll('\u066C', ''))).toBe(value);
    });
  });
});

it.each([
  [0, '۰٪'],
  [0.45, '۴۵٪'],
  [0.999, '۹۹٪'],
  [1, '۱۰۰٪'],
])('formats the share %d as %s', (share, words) => {
  expect(formatPercent(share)).toBe(words);
});
