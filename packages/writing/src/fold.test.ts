import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldPersian, matchesPersian } from './fold.ts';

describe('matchesPersian', () => {
  it.each([
    ['کرج', 'كرج', 'the Arabic kaf'],
    ['یزد', 'يزد', 'the Arabic yeh'],
    ['یزد', 'ىزد', 'the yeh without dots'],
    ['می‌بد', 'میبد', 'a missing half-space'],
    ['می‌بد', 'می بد', 'a space in place of a half-space'],
    ['ا ین', 'این', 'a space within a word'],
    ['آبادان', 'اباد', 'alef for alef with madd'],
    ['ابهر', 'آبهر', 'alef with madd for alef'],
    ['موسی', 'موسى', 'alef maksura for yeh'],
    ['مسئول', 'مسیول', 'yeh for yeh with hamza'],
    ['مؤسسه', 'موسسه', 'vav for vav with hamza'],
    ['خانهٔ نو', 'خانه نو', 'a missing hamza above'],
    ['خانۀ نو', 'خانه نو', 'the heh with hamza as one letter'],
    ['محمّد', 'محمد', 'a missing tashdid'],
    ['شـهر', 'شهر', 'a word with tatweel'],
    ['بستهٔ ۱۰ ساعته', '10', 'Latin digits'],
    ['بستهٔ 10 ساعته', '۱۰', 'Persian digits'],
    ['بستهٔ ۴ ساعته', '٤', 'Arabic-Indic digits'],
    ['Microsoft Word', 'word', 'lower case'],
    ['خانه‌ی ما', 'خانهٔ ما', 'the ezafe with yeh'],
    ['خانهٔ ما', 'خانه‌ی ما', 'the ezafe with hamza'],
    ['خانه‌ی ما', 'خانه ما', 'a missing ezafe'],
    ['قیمت ۱٬۲۵۰ تومان', '1250', 'a Persian thousands separator'],
    ['1250', '1,250', 'a Latin thousands separator'],
    ['مسئله', 'مساله', 'alef for hamza on yeh'],
    ['مسأله', 'مسئله', 'hamza on alef'],
    ['هیئت مدیره', 'هیات مدیره', 'the other spelling of «هیئت»'],
    ['ﻛﺘﺎﺏ', 'کتاب', 'presentation forms of old PDF files'],
  ])('X-47, X-75, T-46: matchesPersian finds «%s» by «%s»: %s', (text, typed) => {
    expect(matchesPersian(text, typed)).toBe(true);
  });

  it.each([
    ['تهران', 'شیراز'],
    ['کرج', 'گرج'],
    ['سارا', 'صارا'],
    ['۱۲، ۵۰۰', '12500'],
    ['۱٬۲', '12'],
    ['خانه‌یاب', 'خانه‌اب'],
    ['مهات', 'مهئت'],
  ])('X-75: matchesPersian does not find «%s» by «%s»', (text, typed) => {
    expect(matchesPersian(text, typed)).toBe(false);
  });

  it('an empty search text matches every text', () => {
    expect(matchesPersian('تهران', '')).toBe(true);
    expect(matchesPersian('تهران', ' \u200C')).toBe(true);
  });
});

describe('foldPersian', () => {
  it('folding is idempotent', () => {
    checkEvery(100, fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldPersian(foldPersian(text))).toBe(foldPersian(text));
    });
  });

  it('a text matches any suffix of itself', () => {
    checkEvery(
      100,
      fc.array(fc.constantFrom(...'اآبپيیكک‌ ٔ۴4ء'.split(''))),
      fc.nat(9),
      (letters, from) => {
        expect(matchesPersian(letters.join(''), letters.slice(from).join(''))).toBe(true);
      },
    );
  });
});
