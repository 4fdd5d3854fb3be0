import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { readAmount } from './readAmount.ts';

describe('an amount', () => {
  it.each([
    ['1250000', 1_250_000],
    ['۱۲۵۰۰۰۰', 1_250_000],
    ['١٢٥٠٠٠٠', 1_250_000],
    ['0', 0],
    ['007', 7],
    ['999999999999999', 999_999_999_999_999],
  ])('R-154, P04: «%s» is %d toman', (text, toman) => {
    expect(readAmount(text)).toBe(toman);
  });

  it.each([
    '',
    ' ',
    '-500',
    '−500',
    '+500',
    '1e9',
    '0x10',
    'NaN',
    'Infinity',
    '12.5',
    '۱۲٫۵',
    '1,250,000',
    '۱٬۲۵۰٬۰۰۰',
    ' 1250000',
    '1250000\n',
    '1250000 تومان',
    '1000000000000000',
    '9'.repeat(400),
    '\u202E125',
    '१२३',
  ])('P04: «%s» is not an amount', (text) => {
    expect(readAmount(text)).toBeNull();
  });

  it(
    'P04: the result of any input is null or a whole number from 0',
    { timeout: fuzzTime(1_000) },
    () => {
      checkEvery(
        1_000,
        fc.oneof(fc.string(), fc.stringMatching(/^[-+۰-۹٠-٩0-9.e٬ ]{0,20}$/)),
        (text) => {
          const amount = readAmount(text);
          expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        },
      );
    },
  );

  it('P04: a safe whole number is read in any digits', { timeout: fuzzTime(1_000) }, () => {
    checkEvery(
      1_000,
      fc.nat(999_999_999_999_999),
      fc.constantFrom(0x30, 0x6_f0, 0x6_60),
      (toman, zero) => {
        const written = Array.from(String(toman), (digit) =>
          String.fromCharCode(zero + Number(digit)),
        ).join('');
        expect(readAmount(written)).toBe(toman);
      },
    );
  });
});
