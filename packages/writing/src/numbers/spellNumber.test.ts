import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { defaultWriting } from '../settings.ts';
import { applyRules } from '../applyRules.ts';
import { tokenize } from '../tokenize.ts';
import { renderText, formatWithRules } from '../renderText.ts';
import { spellNumber } from './spellNumber.ts';
import { createNumberRule } from './numberRule.ts';

const always = { ...defaultWriting, numberMode: 'always', addNumberSeparator: true } as const;
const rule = createNumberRule(always);
const oracle = new Intl.NumberFormat('fa-IR');
// «یک», «شش», «نه», «ده» and «سی» have another meaning when they are alone.
const otherWords = new Set([0, 1, 6, 9, 10, 30]);

describe('spellNumber', () => {
  it.each([
    [0, 'صفر'],
    [1, 'یک'],
    [10, 'ده'],
    [13, 'سیزده'],
    [20, 'بیست'],
    [21, 'بیست و یک'],
    [100, 'صد'],
    [101, 'صد و یک'],
    [112, 'صد و دوازده'],
    [999, 'نهصد و نود و نه'],
    [1_000, 'هزار'],
    [1_001, 'هزار و یک'],
    [2_010, 'دو هزار و ده'],
    [1_000_000, 'یک میلیون'],
    [1_250_000, 'یک میلیون و دویست و پنجاه هزار'],
    [1_001_000, 'یک میلیون و هزار'],
    [1_000_000_000, 'یک میلیارد'],
    [1_000_000_000_000, 'یک تریلیون'],
    [1_000_000_000_000_000, 'هزار تریلیون'],
    [250n, 'دویست و پنجاه'],
    [
      999_999_999_999_999n,
      'نهصد و نود و نه تریلیون و نهصد و نود و نه میلیارد و نهصد و نود و نه میلیون و نهصد و نود و نه هزار و نهصد و نود و نه',
    ],
  ])('X-43: %s is «%s»', (value, words) => {
    expect(spellNumber(value)).toBe(words);
  });

  it.each([
    -1,
    -500,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e15 + 1,
    10n ** 15n + 1n,
    10n ** 400n,
    2n ** 64n,
  ])('P04: %s has no words', (value) => {
    expect(() => spellNumber(value)).toThrow(RangeError);
  });
});

describe('X-43: a number survives the round trip through words', () => {
  it('X-43: every number from 0 to 9,999 with a unit is converted', () => {
    for (let value = 0; value < 10_000; value += 1) {
      expect(formatWithRules([rule], `${spellNumber(value)} تومان`)).toBe(
        `${oracle.format(value)} تومان`,
      );
    }
  });

  it('X-43: every number from 0 to 9,999 alone is converted, except ambiguous words', () => {
    for (let value = 0; value < 10_000; value += 1) {
      const words = spellNumber(value);
      const expected = otherWords.has(value) ? words : oracle.format(value);
      expect(formatWithRules([rule], words)).toBe(expected);
    }
  });

  it(
    'X-43: numbers up to 10¹⁵ equal the format of Intl',
    () => {
      checkEvery(2_000, anyNumber, (value) => {
        expect(formatWithRules([rule], `${spellNumber(value)} ریال`)).toBe(
          `${oracle.format(value)} ریال`,
        );
      });
    },
    fuzzTime(2_000),
  );

  it(
    'X-209: the words of 10,000 random amounts are their digits',
    () => {
      // Before «تومان» speech leaves out a «هزار», so that such words are not read there.
      checkEvery(10_000, fc.integer({ min: 0, max: 10 ** 12 }), (amount) => {
        expect(formatWithRules([rule], `${spellNumber(amount)} ریال`)).toBe(
          `${oracle.format(amount)} ریال`,
        );
      });
    },
    fuzzTime(10_000),
  );

  it('X-43: numbers with half-spaces in place of spaces are converted', () => {
    checkEvery(500, fc.bigInt(11n, 999_999n), (value) => {
      const glued = spellNumber(value).replaceAll(' ', '\u200C');
      const expected = otherWords.has(Number(value)) ? glued : oracle.format(value);
      expect(formatWithRules([rule], glued)).toBe(expected);
    });
  });

  it('X-65: a number divided between two segments is converted', () => {
    checkEvery(500, fc.bigInt(0n, 10n ** 12n), fc.nat(), (value, part) => {
      const words = `${spellNumber(value)} تومان`.split(' ');
      const cut = part % words.length;
      const tokens = [
        ...tokenize({ id: 'first', text: words.slice(0, cut).join(' ') }),
        ...tokenize({ id: 'second', text: words.slice(cut).join(' ') }),
      ];
      expect(renderText(applyRules(tokens, [rule]), true)).toBe(
        formatWithRules([rule], words.join(' ')),
      );
    });
  });
});

const anyNumber = fc.oneof(
  fc.bigInt(0n, 10n ** 12n),
  fc.bigInt(0n, 10n ** 15n),
  // Round numbers are the most frequent ones.
  fc
    .tuple(fc.bigInt(0n, 999n), fc.constantFrom(0n, 3n, 6n, 9n, 12n))
    .map(([count, zeros]) => count * 10n ** zeros),
);
