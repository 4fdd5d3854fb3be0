import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { toLatinDigits, toPersianDigits } from '../digits.ts';
import { longestMatch } from '../rule.ts';
import { applyRules } from '../applyRules.ts';
import { defaultWriting, type NumberMode, type WritingSettings } from '../settings.ts';
import { tokenize } from '../tokenize.ts';
import { formatWithRules } from '../renderText.ts';
import { spellNumber } from './spellNumber.ts';
import { createNumberRule } from './numberRule.ts';

const numberWords =
  'صفر یک دو سه چهار پنج شش هفت هشت نه ده یازده پانزده بیست سی چهل پنجاه صد دویست سیصد نهصد هزار میلیون میلیارد ' +
  'یه بیست‌و‌سه سی‌ویک صدو سوم پنجم دهم بیستم صدم سی‌ام';
const connectors = 'و تا الی یا در نیم ممیز درصد منفی ام به مانده';
const others =
  'نفر کیلو تومان متر متری روز ساعت دقیقه سال ماه آبان دی تیر صفر می خرداد شماره کد چند چندین یکی هر بی خیابان ها شنبه ' +
  'کتاب من رفتم دوست سینما ۱۲ ۵ 25 1,250 ۵٪ ۳٫۵ ، ؛';
const foreign = 'https://nevisa.ir/5 sara@nevisa.ir a1 x=5 `یک` #پنج_شش C++';

const word = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...numberWords.split(' ')) },
  { weight: 3, arbitrary: fc.constantFrom(...connectors.split(' ')) },
  { weight: 3, arbitrary: fc.constantFrom(...others.split(' ')) },
);
const speech = fc.array(word, { maxLength: 14 }).map((words) => words.join(' '));
const settings: fc.Arbitrary<Partial<WritingSettings>> = fc.record({
  numberMode: fc.constantFrom<NumberMode>('smart', 'always', 'never'),
  addNumberSeparator: fc.boolean(),
  showDigitsInEnglish: fc.boolean(),
  convertNumbers: fc.boolean(),
});

function createRule(chosen: Partial<WritingSettings>) {
  return createNumberRule({ ...defaultWriting, ...chosen });
}

const runs = 3_000;

describe('X-43: any spoken numbers', () => {
  it(
    'X-43: the conversion is idempotent',
    () => {
      checkEvery(runs, speech, settings, (spoken, chosen) => {
        const rule = createRule(chosen);
        const written = formatWithRules([rule], spoken);
        expect(formatWithRules([rule], written)).toBe(written);
      });
    },
    fuzzTime(3_000),
  );

  it('X-43: all words except number words are kept', () => {
    const numeric = new Set(`${numberWords} ${connectors}`.split(' '));
    const kept = (text: string) =>
      text.split(' ').filter((each) => !numeric.has(each) && !/[\d۰-۹]/u.test(each));
    checkEvery(runs, speech, settings, (spoken, chosen) => {
      const written = formatWithRules([createRule(chosen)], spoken, false);
      expect(kept(written)).toEqual(kept(spoken));
    });
  });

  it('X-43: no match exceeds the longest match', () => {
    checkEvery(
      300,
      fc.array(word, { minLength: 40, maxLength: 120 }),
      settings,
      (words, chosen) => {
        const matches = applyRules(tokenize({ id: 'a', text: words.join(' ') }), [
          createRule(chosen),
        ]);
        expect(Math.max(...matches.map(({ length }) => length))).toBeLessThanOrEqual(longestMatch);
      },
    );
  });

  it('X-43: two of the longest numbers are two matches', () => {
    const longest = spellNumber(999_999_999_999_999n);
    const text = `${longest} تا ${longest} تا ${longest} نفر`;
    const matches = applyRules(tokenize({ id: 'a', text }), [createRule({})]);
    expect(Math.max(...matches.map(({ length }) => length))).toBeLessThanOrEqual(longestMatch);
    expect(matches[0]?.length).toBe(longest.split(' ').length);
  });

  it('X-43: addresses, e-mails and code stay, and end a number', () => {
    const parts = fc.array(fc.oneof(word, fc.constantFrom(...foreign.split(' '))), {
      maxLength: 12,
    });
    checkEvery(runs, parts, settings, (words, chosen) => {
      const isForeign = (each: string) => foreign.split(' ').includes(each);
      const written = formatWithRules([createRule(chosen)], words.join(' '), false).split(' ');
      expect(written.filter(isForeign)).toEqual(words.filter(isForeign));
    });
  });

  it('X-43: no word changes with mode `never` or with numbers off', () => {
    checkEvery(runs, speech, fc.boolean(), (spoken, off) => {
      const chosen = off ? { convertNumbers: false } : { numberMode: 'never' as const };
      const written = formatWithRules([createRule(chosen)], spoken, false);
      expect(toLatinDigits(written).replaceAll(/[٬٫٪]/gu, '')).toBe(
        toLatinDigits(spoken).replaceAll(/[,٬٫٪]/gu, ''),
      );
    });
  });
});

describe('X-45: digits of the engine', () => {
  it('X-45: digits are converted between Persian and Latin without change of value', () => {
    checkEvery(100, fc.bigInt(0n, 10n ** 15n), (value) => {
      const persian = toPersianDigits(String(value));
      const inEnglish = createNumberRule({ ...defaultWriting, showDigitsInEnglish: true });
      expect(formatWithRules([inEnglish], persian)).toBe(String(value));
      expect(formatWithRules([createNumberRule(defaultWriting)], String(value))).toBe(persian);
    });
  });

  it(
    'X-44, X-45: an amount equals the format of Intl in both digit systems',
    () => {
      checkEvery(100, fc.bigInt(10n, 10n ** 15n), (value) => {
        for (const [showDigitsInEnglish, locale] of [
          [true, 'en-US'],
          [false, 'fa-IR'],
        ] as const) {
          const chosen = { ...defaultWriting, addNumberSeparator: true, showDigitsInEnglish };
          expect(formatWithRules([createRule(chosen)], `${spellNumber(value)} ریال`)).toBe(
            `${new Intl.NumberFormat(locale).format(value)} ریال`,
          );
        }
      });
    },
    fuzzTime(100),
  );
});
