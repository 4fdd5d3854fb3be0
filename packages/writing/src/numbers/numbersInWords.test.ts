import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTime } from '@nevisa/testing';
import { defaultWriting } from '../settings.ts';
import { parse } from '../parse.ts';
import { tokensOf } from '../token.ts';
import { textOfItems, writtenBy } from '../written.ts';
import { numberInWords } from './numberInWords.ts';
import { numberRule } from './numberRule.ts';

const always = { ...defaultWriting, numberMode: 'always', addNumberSeparator: true } as const;
const rule = numberRule(always);
const oracle = new Intl.NumberFormat('fa-IR');
// «یک», «شش», «نه», «ده» and «سی» alone are other words too.
const otherWords = new Set([0, 1, 6, 9, 10, 30]);

describe('numberInWords', () => {
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
    expect(numberInWords(value)).toBe(words);
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
    expect(() => numberInWords(value)).toThrow(RangeError);
  });
});

describe('X-43: every number comes back as its digits', () => {
  it('X-43: from 0 to 9,999, one by one, with a unit', () => {
    for (let value = 0; value < 10_000; value += 1) {
      expect(writtenBy([rule], `${numberInWords(value)} تومان`)).toBe(
        `${oracle.format(value)} تومان`,
      );
    }
  });

  it('X-43: from 0 to 9,999 alone, but for the words that mean something else', () => {
    for (let value = 0; value < 10_000; value += 1) {
      const words = numberInWords(value);
      const expected = otherWords.has(value) ? words : oracle.format(value);
      expect(writtenBy([rule], words)).toBe(expected);
    }
  });

  it(
    'X-43: up to 10¹⁵, as Intl writes them',
    () => {
      fc.assert(
        fc.property(anyNumber, (value) => {
          expect(writtenBy([rule], `${numberInWords(value)} ریال`)).toBe(
            `${oracle.format(value)} ریال`,
          );
        }),
        { numRuns: fuzzRuns(2_000) },
      );
    },
    fuzzTime(2_000),
  );

  it('X-43: with half-spaces instead of spaces', () => {
    fc.assert(
      fc.property(fc.bigInt(11n, 999_999n), (value) => {
        const glued = numberInWords(value).replaceAll(' ', '\u200C');
        const expected = otherWords.has(Number(value)) ? glued : oracle.format(value);
        expect(writtenBy([rule], glued)).toBe(expected);
      }),
      { numRuns: fuzzRuns(500) },
    );
  });

  it('X-65: however it is parted over two segments', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), fc.nat(), (value, part) => {
        const words = `${numberInWords(value)} تومان`.split(' ');
        const cut = part % words.length;
        const tokens = [
          ...tokensOf({ id: 'first', text: words.slice(0, cut).join(' ') }),
          ...tokensOf({ id: 'second', text: words.slice(cut).join(' ') }),
        ];
        expect(textOfItems(parse(tokens, [rule]), true)).toBe(writtenBy([rule], words.join(' ')));
      }),
      { numRuns: fuzzRuns(500) },
    );
  });
});

const anyNumber = fc.oneof(
  fc.bigInt(0n, 10n ** 12n),
  fc.bigInt(0n, 10n ** 15n),
  // Round numbers, of which people speak most.
  fc
    .tuple(fc.bigInt(0n, 999n), fc.constantFrom(0n, 3n, 6n, 9n, 12n))
    .map(([count, zeros]) => count * 10n ** zeros),
);
