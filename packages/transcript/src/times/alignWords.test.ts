import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import type { SegmentWord } from '../segments/segment.ts';
import { alignWords, type TimeSpan } from './alignWords.ts';

/** Words of one second each, with a pause of half a second after each. */
function say(text: string): SegmentWord[] {
  return text.split(' ').map((word, at) => ({
    text: word,
    start: 10 + at * 1.5,
    end: 11 + at * 1.5,
    confidence: 1,
  }));
}

function listTimes(words: readonly SegmentWord[], text: string, span?: TimeSpan) {
  return alignWords(words, text, span).map(({ from, to, start, end }) => [
    text.slice(from, to),
    start,
    end,
  ]);
}

describe('alignWords', () => {
  it('X-137: an unchanged word keeps its time between words and marks of any kind', () => {
    expect(listTimes(say('این يك متن است'), 'متن: «این یک» مَتن است.')).toEqual([
      ['متن:', 10, 10],
      ['«این', 10, 11],
      ['یک»', 11.5, 12.5],
      ['مَتن', 13, 14],
      ['است.', 14.5, 15.5],
    ]);
  });

  it('X-137, T-31: «۲۵» has the time of «بیست و پنج»', () => {
    expect(listTimes(say('حدود بیست و پنج نفر'), 'حدود ۲۵ نفر')).toEqual([
      ['حدود', 10, 11],
      ['۲۵', 11.5, 15.5],
      ['نفر', 16, 17],
    ]);
    const [, number] = alignWords(say('حدود بیست و پنج نفر'), 'حدود ۲۵ نفر');
    expect(number).toMatchObject({ firstWord: 1, lastWord: 4 });
  });

  it('X-137: replaced words share the time of all of them by letters', () => {
    expect(listTimes(say('سلام به همه'), 'سلام دوست ما')).toEqual([
      ['سلام', 10, 11],
      ['دوست', 11.5, 11.5 + (2.5 * 4) / 6],
      ['ما', 11.5 + (2.5 * 4) / 6, 14],
    ]);
  });

  it('X-137: marks beside a replaced word take no time', () => {
    expect(listTimes(say('سلام همه'), '«دوست» ما')).toEqual([
      ['«دوست»', 10, 10 + (2.5 * 4) / 6],
      ['ما', 10 + (2.5 * 4) / 6, 12.5],
    ]);
  });

  it('X-137: inserted words share the gap, and a deleted word frees its time', () => {
    expect(listTimes(say('سلام به همه'), 'سلام ای به همه')).toEqual([
      ['سلام', 10, 11],
      ['ای', 11, 11.5],
      ['به', 11.5, 12.5],
      ['همه', 13, 14],
    ]);
    expect(listTimes(say('سلام به همه'), 'سلام همه')).toEqual([
      ['سلام', 10, 11],
      ['همه', 13, 14],
    ]);
    expect(listTimes(say('سلام به همه'), 'ای سلام به همه ما', { start: 9, end: 16 })).toEqual([
      ['ای', 9, 10],
      ['سلام', 10, 11],
      ['به', 11.5, 12.5],
      ['همه', 13, 14],
      ['ما', 14, 16],
    ]);
  });

  it('X-137: a command that became a mark has no word of its own', () => {
    expect(listTimes(say('سلام نقطه خوبی'), 'سلام. خوبی')).toEqual([
      ['سلام.', 10, 11],
      ['خوبی', 13, 14],
    ]);
  });

  it('X-137: words of a segment without word times share its time; typed text has none', () => {
    expect(listTimes([], 'یک چهار', { start: 2, end: 8 })).toEqual([
      ['یک', 2, 4],
      ['چهار', 4, 8],
    ]);
    expect(listTimes([], 'یک چهار')).toEqual([]);
    expect(listTimes([], 'یک چهار', { start: null, end: 8 })).toEqual([]);
    expect(listTimes(say('یک'), '')).toEqual([]);
  });

  it('X-137: engine times that overlap, go back or pass the end are put in order', () => {
    const words = [
      { text: 'یک', start: -1, end: 5, confidence: 1 },
      { text: 'دو', start: 3, end: 2, confidence: 1 },
      { text: 'سه', start: 1, end: 90, confidence: 1 },
    ];
    expect(listTimes(words, 'یک دو سه', { start: 0, end: 6 })).toEqual([
      ['یک', 0, 3],
      ['دو', 3, 3],
      ['سه', 3, 6],
    ]);
  });

  it('X-137: for any words and any text the times have an order and an end', () => {
    const letters = fc.constantFrom('به', 'که', 'یک', '۲۵', 'بیست', 'و', '.', 'کتاب‌ها');
    const word = fc.record({
      text: letters,
      start: fc.double({ min: -5, max: 60, noNaN: true }),
      end: fc.double({ min: -5, max: 60, noNaN: true }),
      confidence: fc.constant(1),
    });
    checkEvery(
      400,
      fc.array(word, { maxLength: 12 }),
      fc.array(letters, { maxLength: 16 }),
      fc.option(fc.record({ start: fc.nat(20), end: fc.integer({ min: 20, max: 50 }) })),
      (words, tokens, given) => {
        const text = tokens.join(' ');
        const span = given ?? { start: null, end: null };
        const timed = alignWords(words, text, span);
        expect(timed.length).toBe(words.length > 0 || given !== null ? tokens.length : 0);
        let before = span.start ?? 0;
        let word = 0;
        for (const { from, to, start, end, firstWord, lastWord } of timed) {
          expect(text.slice(from, to)).toMatch(/^\S+$/u);
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(span.end ?? Infinity);
          expect(lastWord).toBeGreaterThanOrEqual(Math.max(word, firstWord));
          [before, word] = [end, lastWord];
        }
      },
    );
  });
});
