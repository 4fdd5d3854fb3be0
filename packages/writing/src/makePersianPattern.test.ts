import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldPersian } from './fold.ts';
import { type PatternOptions, makePersianPattern } from './makePersianPattern.ts';

interface Hit {
  from: number;
  to: number;
  text: string;
}

function find(text: string, query: string, options?: PatternOptions): Hit[] {
  const pattern = makePersianPattern(query, options);
  return pattern === null
    ? []
    : [...text.matchAll(pattern)].map(({ 0: hit, index }) => ({
        from: index,
        to: index + hit.length,
        text: hit,
      }));
}

const listTexts = (hits: readonly Hit[]) => hits.map(({ text }) => text);

describe('makePersianPattern', () => {
  it('X-144: each digit is found in each of the three scripts', () => {
    const scripts = ['0123456789', '۰۱۲۳۴۵۶۷۸۹', '٠١٢٣٤٥٦٧٨٩'];
    for (const query of scripts) {
      expect(listTexts(find(scripts.join(' '), query))).toEqual(scripts);
    }
  });

  it('X-144: a whole word has an edge only where the query ends with a letter', () => {
    const options = { wholeWord: true };
    expect(listTexts(find('رود.الف و ارود.', 'رود.', options))).toEqual(['رود.']);
    expect(listTexts(find('الف.رود و .رودها', '.رود', options))).toEqual(['.رود']);
  });

  it('X-144: a narrow no-break space of the text is a space', () => {
    expect(listTexts(find('ده\u202Fهزار', 'ده هزار'))).toEqual(['ده\u202Fهزار']);
  });

  it.each([
    ['كتابها و کتاب‌ها و کتابها', 'کتاب‌ها', ['كتابها', 'کتاب‌ها', 'کتابها'], 'each spelling'],
    ['علي و علی و على', 'علی', ['علي', 'علی', 'على'], 'each yeh'],
    ['خانۀ ما، خانه ما، خانة ما', 'خانه', ['خانۀ', 'خانه', 'خانة'], 'each heh'],
    ['خانهٔ ما', 'خانه', ['خانهٔ'], 'the hamza of its last letter'],
    ['مسؤول و مسئول', 'مسیول', ['مسئول'], 'hamza on yeh, and not on vav'],
    ['شـــهر محمّد', 'شهر', ['شـــهر'], 'tatweel'],
    ['شهر مُحَمّد', 'محمد', ['مُحَمّد'], 'vowel signs'],
    ['می‌روم، می روم، می  روم، میروم', 'می روم', ['می‌روم', 'می روم', 'می  روم'], 'a space'],
    ['می‌روم، می روم، میروم', 'میروم', ['می‌روم', 'میروم'], 'no space'],
    ['سال ۱۴۰۵ و ١٤٠٥ و 1405', '1405', ['۱۴۰۵', '١٤٠٥', '1405'], 'digits of each script'],
    ['Word word WORD', 'wOrd', ['Word', 'word', 'WORD'], 'each case'],
    ['ﻛﺘﺎﺏ و کتاب', 'کتاب', ['ﻛﺘﺎﺏ', 'کتاب'], 'shapes of old PDF files'],
    ['a.c و abc و (a|b)*', 'a.c', ['a.c'], 'a sign of patterns as text'],
    ['a.c و abc و (a|b)*', '(a|b)*', ['(a|b)*'], 'several such signs'],
    ['[\\p{L}]$^', '[\\p{L}]$^', ['[\\p{L}]$^'], 'brackets and backslashes'],
    ['ا ین و این', 'این', ['این'], 'no space where none was typed'],
    ['یک خط\nدو', 'خط دو', [], 'nothing over a line break'],
    ['جزء و ء', 'ء', ['ء', 'ء'], 'a hamza alone'],
    ['یک 👍🏽 و 👍', '👍', ['👍', '👍'], 'signs of two code units'],
  ])('X-144: finds in «%s» by «%s» %j: %s', (text, query, hits) => {
    expect(listTexts(find(text, query))).toEqual(hits);
  });

  it.each([
    ['این در اینجا و این‌جا و چنین', 'این', ['این']],
    ['كتاب کتاب‌ها کتابِ «کتاب»، کتاب.', 'کتاب', ['كتاب', 'کتابِ', 'کتاب', 'کتاب']],
    ['۵ و ۱۵ و ۵۰', '۵', ['۵']],
    ['او می‌رود', 'رود', []],
    ['الف. ب.', '.', ['.', '.']],
  ])('X-144: finds in «%s» the whole word «%s»', (text, query, hits) => {
    expect(listTexts(find(text, query, { wholeWord: true }))).toEqual(hits);
  });

  it.each([
    ['كتاب کتاب', 'کتاب', ['کتاب']],
    ['میروم می‌روم', 'می‌روم', ['می‌روم']],
    ['5 و ۵', '۵', ['۵']],
    ['aA', 'a', ['a']],
  ])('X-144: finds in «%s» the very letters of «%s»', (text, query, hits) => {
    expect(listTexts(find(text, query, { exactLetters: true }))).toEqual(hits);
  });

  it.each(['', ' ', ' \u00A0\n\t'])('X-144: finds nothing by the empty query %j', (query) => {
    expect(makePersianPattern(query)).toBeNull();
    expect(makePersianPattern(query, { exactLetters: true, wholeWord: true })).toBeNull();
  });

  it('X-144: cuts a query after 200 characters', () => {
    const text = 'ب'.repeat(200);
    expect(listTexts(find(`${text}\n`, `${text}پ`.repeat(3)))).toEqual([text]);
    expect(find('ب'.repeat(199), text)).toEqual([]);
  });

  it('X-144: finds 30,000 hits of one letter', () => {
    expect(find('با '.repeat(30_000), 'ا')).toHaveLength(30_000);
  });

  it('X-144: reads a long run of half-spaces once', () => {
    const run = '\u200C'.repeat(100_000);
    expect(find(`ا${run}ب`, 'ا ا ا')).toEqual([]);
    expect(find(`ا${run}ا`, 'ا ا')).toHaveLength(1);
  });

  const alphabet = Array.from('اآأبيیىئكکهةۀوؤء ٔـًّ\u200C\u200F 4۴٤aAé.*[\\👍ﻻ');
  const words = (most: number) =>
    fc.array(fc.constantFrom(...alphabet), { maxLength: most }).map((letters) => letters.join(''));

  it('X-144: finds each place at which the query is written', () => {
    checkEvery(100, words(12), words(4), words(12), (before, query, after) => {
      const wanted = query.trim();
      fc.pre(wanted !== '' && makePersianPattern(query) !== null);
      const text = `${before}${query}${after}`;
      const place = before.length + query.indexOf(wanted);
      // A hit before it may cover its beginning.
      const covers = find(text, query).some(({ from, to }) => from <= place && place < to);
      expect(covers || startsWithSign(wanted)).toBe(true);
      const very = find(text, query, { exactLetters: true });
      expect(very.some(({ from, to }) => from <= place && place < to)).toBe(true);
    });
  });

  it('X-144: finds any text by itself', () => {
    checkEvery(100, fc.string({ unit: 'binary', minLength: 1, maxLength: 9 }), (text) => {
      const query = text.trim();
      fc.pre(query !== '' && !/[\n\r\u2028\u2029]/u.test(query));
      expect(find(text, text).length).toBeGreaterThan(0);
    });
  });

  it('X-144: ignores the vowel signs of old PDF files', () => {
    expect(find('کـ\uFCF2تاب', 'کتاب')).toHaveLength(1);
    expect(find('ک\uFE78تاب', 'ک\uFE76تاب')).toHaveLength(1);
  });

  it('X-144: its hits never overlap, and each folds to the folded query', () => {
    let found = 0;
    checkEvery(100, words(40), words(3), fc.boolean(), (text, query, wholeWord) => {
      fc.pre(foldPersian(query) !== '');
      let end = 0;
      for (const hit of find(text, query, { wholeWord })) {
        found += 1;
        expect(hit.from).toBeGreaterThanOrEqual(end);
        expect(foldPersian(text.slice(hit.from, hit.to))).toBe(foldPersian(query));
        end = hit.to;
      }
    });
    expect(found).toBeGreaterThan(0);
  });
});

/** Vowel signs at the beginning of a query are left out of its hits. */
function startsWithSign(query: string): boolean {
  return foldPersian(Array.from(query)[0] ?? '') === '';
}
