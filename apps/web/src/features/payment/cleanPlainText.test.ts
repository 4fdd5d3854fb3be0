import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { cleanPlainText } from './cleanPlainText.ts';

describe('a text from outside', () => {
  it.each([
    ['خرید بستهٔ ده‌ساعته', 'خرید بستهٔ ده‌ساعته'],
    ['  یک   دو\t\nسه ', 'یک دو سه'],
    ['order 12 (A-7)', 'order 12 (A-7)'],
    ['👩\u200D💻 و ❤\uFE0F', '👩\u200D💻 و ❤\uFE0F'],
    ['<b>سلام</b>', '<b>سلام</b>'],
    ['…', '…'],
  ])('P07: «%s» becomes «%s»', (text, shown) => {
    expect(cleanPlainText(text)).toBe(shown);
  });

  it.each([
    ['a\u202Eb\u202Cc', 'abc', 'an override'],
    ['a\u2066b\u2067c\u2068d\u2069e', 'abcde', 'isolates'],
    ['a\u200Eb\u200Fc\u061Cd', 'abcd', 'direction marks'],
    ['a\u200Bb\u2060c\uFEFFd\u00ADe', 'abc de', 'what has no width'],
    ['a \u0000 b', 'a b', 'controls between words'],
    ['a\u0000b\u0007c\u007Fd\u0085e', 'abcde', 'controls'],
    ['a\u{E0041}b\u3164c', 'abc', 'tags and fillers'],
    ['a\u2028b\u2029c', 'a b c', 'line and paragraph separators'],
    ['\uD800a\uDC00', '\uFFFDa\uFFFD', 'halves of characters'],
    ['e\u0301', '\u00E9', 'parts of a letter'],
  ])('P07: %j becomes %j: %s', (text, shown) => {
    expect(cleanPlainText(text)).toBe(shown);
  });

  it.each(['', ' ', '\u00A0', '\u200C', '\u202E\u2066', '\u0000', '\u0301', '\uFE0F'])(
    'P01: %j has no readable text',
    (text) => {
      expect(cleanPlainText(text)).toBeNull();
    },
  );

  it('R-156, P07: 200 KB are cut to 200 whole code points', () => {
    expect(cleanPlainText('ب'.repeat(200_000))).toBe('ب'.repeat(200));
    expect(cleanPlainText('👩'.repeat(100_000))).toBe('👩'.repeat(200));
  });

  it(
    'P07: the result of any input has no bidi, control or invisible mark',
    { timeout: fuzzTime(1_000) },
    () => {
      checkEvery(1_000, fc.string({ unit: hostile, maxLength: 400, size: 'max' }), (text) => {
        const shown = cleanPlainText(text) ?? 'x';
        expect(shown).toMatch(/^[^\p{Cc}\p{Bidi_Control}\u2028\u2029\u200B\uFEFF]+$/u);
        expect(Array.from(shown).length).toBeLessThanOrEqual(200);
        expect([/\p{Surrogate}/u.test(shown), shown.normalize('NFC'), shown.trim()]).toEqual([
          false,
          shown,
          shown,
        ]);
      });
    },
  );

  it('P07: ordinary words stay unchanged', { timeout: fuzzTime(1_000) }, () => {
    checkEvery(1_000, fc.array(word, { minLength: 1, maxLength: 10 }), (words) => {
      expect(cleanPlainText(words.join(' '))).toBe(words.join(' '));
    });
  });
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom('\u202E', '\u2066', '\u2069', '\u200B', '\u0000', '\n', ' ', '\u0301', 'ب', '<'),
  fc.integer({ min: 0xd8_00, max: 0xdf_ff }).map((half) => String.fromCharCode(half)),
);
const word = fc
  .stringMatching(/^[a-zA-Z0-9آ-غف-يپچژکگی۰-۹]{1,8}(\u200C[آ-غ]{1,6})?[.،:)]?$/u)
  .filter((text) => text.normalize('NFC') === text);
