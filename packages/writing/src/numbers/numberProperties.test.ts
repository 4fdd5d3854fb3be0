import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTime } from '@nevisa/testing';
import { toLatinDigits, toPersianDigits } from '../digits.ts';
import { longestMatch } from '../match.ts';
import { parse } from '../parse.ts';
import { defaultWriting, type NumberMode, type WritingSettings } from '../settings.ts';
import { tokensOf } from '../token.ts';
import { writtenBy } from '../written.ts';
import { numberInWords } from './numberInWords.ts';
import { numberRule } from './numberRule.ts';

const numberWords =
  'صفر یک دو سه چهار پنج شش هفت هشت نه ده یازده پانزده بیست سی چهل پنجاه صد دویست سیصد نهصد هزار میلیون میلیارد ' +
  'یه بیست‌و‌سه سی‌ویک صدو سوم پنجم دهم بیستم صدم سی‌ام';
const joints = 'و تا الی یا در نیم ممیز درصد منفی ام به مانده';
const others =
  'نفر کیلو تومان متر متری روز ساعت دقیقه سال ماه آبان دی تیر صفر می خرداد شماره کد چند چندین یکی هر بی خیابان ها شنبه ' +
  'کتاب من رفتم دوست سینما ۱۲ ۵ 25 1,250 ۵٪ ۳٫۵ ، ؛';
const foreign = 'https://nevisa.ir/5 sara@nevisa.ir a1 x=5 `یک` #پنج_شش C++';

const word = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...numberWords.split(' ')) },
  { weight: 3, arbitrary: fc.constantFrom(...joints.split(' ')) },
  { weight: 3, arbitrary: fc.constantFrom(...others.split(' ')) },
);
const speech = fc.array(word, { maxLength: 14 }).map((words) => words.join(' '));
const settings: fc.Arbitrary<Partial<WritingSettings>> = fc.record({
  numberMode: fc.constantFrom<NumberMode>('smart', 'always', 'never'),
  addNumberSeparator: fc.boolean(),
  showDigitsInEnglish: fc.boolean(),
  convertNumbers: fc.boolean(),
});

function ruleOf(chosen: Partial<WritingSettings>) {
  return numberRule({ ...defaultWriting, ...chosen });
}

const runs = { numRuns: fuzzRuns(3_000) };

describe('X-43: whatever numbers are said', () => {
  it(
    'X-43: writing again what was written changes nothing',
    () => {
      fc.assert(
        fc.property(speech, settings, (spoken, chosen) => {
          const rule = ruleOf(chosen);
          const written = writtenBy([rule], spoken);
          expect(writtenBy([rule], written)).toBe(written);
        }),
        runs,
      );
    },
    fuzzTime(3_000),
  );

  it('X-43: no word is lost but words of numbers', () => {
    const numeric = new Set(`${numberWords} ${joints}`.split(' '));
    const kept = (text: string) =>
      text.split(' ').filter((each) => !numeric.has(each) && !/[\d۰-۹]/u.test(each));
    fc.assert(
      fc.property(speech, settings, (spoken, chosen) => {
        const written = writtenBy([ruleOf(chosen)], spoken, false);
        expect(kept(written)).toEqual(kept(spoken));
      }),
      runs,
    );
  });

  it('X-43: no match is longer than what other rules count with', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 40, maxLength: 120 }), settings, (words, chosen) => {
        const items = parse(tokensOf({ id: 'a', text: words.join(' ') }), [ruleOf(chosen)]);
        expect(Math.max(...items.map(({ length }) => length))).toBeLessThanOrEqual(longestMatch);
      }),
      { numRuns: fuzzRuns(300) },
    );
  });

  it('X-43: two of the longest numbers are not one match', () => {
    const longest = numberInWords(999_999_999_999_999n);
    const text = `${longest} تا ${longest} تا ${longest} نفر`;
    const items = parse(tokensOf({ id: 'a', text }), [ruleOf({})]);
    expect(Math.max(...items.map(({ length }) => length))).toBeLessThanOrEqual(longestMatch);
    expect(items[0]?.length).toBe(longest.split(' ').length);
  });

  it('X-43: addresses, e-mails and code stay, and no number goes through them', () => {
    const parts = fc.array(fc.oneof(word, fc.constantFrom(...foreign.split(' '))), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(parts, settings, (words, chosen) => {
        const isForeign = (each: string) => foreign.split(' ').includes(each);
        const written = writtenBy([ruleOf(chosen)], words.join(' '), false).split(' ');
        expect(written.filter(isForeign)).toEqual(words.filter(isForeign));
      }),
      runs,
    );
  });

  it('X-43: with `never`, and with numbers off, no word changes', () => {
    fc.assert(
      fc.property(speech, fc.boolean(), (spoken, off) => {
        const chosen = off ? { convertNumbers: false } : { numberMode: 'never' as const };
        const written = writtenBy([ruleOf(chosen)], spoken, false);
        expect(toLatinDigits(written).replaceAll(/[٬٫٪]/gu, '')).toBe(
          toLatinDigits(spoken).replaceAll(/[,٬٫٪]/gu, ''),
        );
      }),
      runs,
    );
  });
});

describe('X-45: digits that the engine has written', () => {
  it('X-45: come back as they went, in Persian and in Latin', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n), (value) => {
        const persian = toPersianDigits(String(value));
        const inEnglish = numberRule({ ...defaultWriting, showDigitsInEnglish: true });
        expect(writtenBy([inEnglish], persian)).toBe(String(value));
        expect(writtenBy([numberRule(defaultWriting)], String(value))).toBe(persian);
      }),
    );
  });

  it('X-44, X-45: an amount is written as Intl writes it, in both digits', () => {
    fc.assert(
      fc.property(fc.bigInt(10n, 10n ** 15n), (value) => {
        for (const [showDigitsInEnglish, locale] of [
          [true, 'en-US'],
          [false, 'fa-IR'],
        ] as const) {
          const chosen = { ...defaultWriting, addNumberSeparator: true, showDigitsInEnglish };
          expect(writtenBy([ruleOf(chosen)], `${numberInWords(value)} ریال`)).toBe(
            `${new Intl.NumberFormat(locale).format(value)} ریال`,
          );
        }
      }),
    );
  });
});
