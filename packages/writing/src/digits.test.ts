import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLatinDigits, toPersianDigits } from './digits.ts';

describe('digits', () => {
  it('R-064: toPersianDigits converts Latin and Arabic-Indic digits', () => {
    expect(toPersianDigits(3)).toBe('۳');
    expect(toPersianDigits('+12 و ٤٥')).toBe('+۱۲ و ۴۵');
    expect(toPersianDigits('0123456789')).toBe('۰۱۲۳۴۵۶۷۸۹');
  });

  it('R-078, T-10: toLatinDigits converts Persian and Arabic-Indic digits', () => {
    expect(toLatinDigits('۰۹۱۲۳۴۵۶۷۸۹')).toBe('09123456789');
    expect(toLatinDigits('٠٩١٢٣٤٥٦٧٨٩')).toBe('09123456789');
    expect(toLatinDigits('۰9٢ sara@nevisa.ir')).toBe('092 sara@nevisa.ir');
  });

  it('R-078: other characters stay, and Latin digits survive a round trip', () => {
    checkEvery(100, fc.string({ unit: 'binary' }), (text) => {
      expect(toLatinDigits(toPersianDigits(text))).toBe(toLatinDigits(text));
      expect(toLatinDigits(text).replaceAll(/\d/g, '')).toBe(text.replaceAll(/[\d٠-٩۰-۹]/g, ''));
    });
  });
});
