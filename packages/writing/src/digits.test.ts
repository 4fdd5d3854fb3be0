import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLatinDigits, toPersianDigits } from './digits.ts';

describe('digits', () => {
  it('R-064: figures are shown in Persian', () => {
    expect(toPersianDigits(3)).toBe('۳');
    expect(toPersianDigits('+12 و ٤٥')).toBe('+۱۲ و ۴۵');
    expect(toPersianDigits('0123456789')).toBe('۰۱۲۳۴۵۶۷۸۹');
  });

  it('R-078, T-10: Persian and Arabic-Indic digits are sent as Latin ones', () => {
    expect(toLatinDigits('۰۹۱۲۳۴۵۶۷۸۹')).toBe('09123456789');
    expect(toLatinDigits('٠٩١٢٣٤٥٦٧٨٩')).toBe('09123456789');
    expect(toLatinDigits('۰9٢ sara@nevisa.ir')).toBe('092 sara@nevisa.ir');
  });

  it('R-078: what is not a digit is never touched, and Latin digits come back as they went', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toLatinDigits(toPersianDigits(text))).toBe(toLatinDigits(text));
        expect(toLatinDigits(text).replaceAll(/\d/g, '')).toBe(text.replaceAll(/[\d٠-٩۰-۹]/g, ''));
      }),
    );
  });
});
