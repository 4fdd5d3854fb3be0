import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords, findAddedWords } from './diffWords.ts';

const words = fc.array(fc.constantFrom('من', 'به', 'خانه', 'رفتم'), { maxLength: 6 });
const edits = fc.array(fc.constantFrom('xx', 'yy'), { maxLength: 3 });

describe('diffWords', () => {
  it.each([
    ['grows', 'من به', 'من به', 'من به خانه', 'من به خانه'],
    ['grows after an edit', 'من به', 'ما به', 'من به خانه', 'ما به خانه'],
    ['is corrected before an edit', 'مم به خانه', 'مم به خانه‌ام', 'من به خانه', 'من به خانه‌ام'],
    ['is corrected after an edit', 'من به خان', 'ما به خان', 'من به خانه', 'ما به خانه'],
    ['stays where the person was', 'من به خان', 'من به باغ', 'من به خانه', 'من به باغ'],
    ['changes on both sides of an edit', 'دو به سه', 'دو با سه', '۲ به ۳', '۲ با ۳'],
    ['shrinks', 'من به خانه', 'من به خانه', 'من به', 'من به'],
  ])('X-32: %s', (_, shown, current, next, now) => {
    expect(applied(shown, current, next)).toBe(now);
  });

  it('D12, X-32: never changes a typed word', () => {
    checkEvery(100, words, fc.nat(), fc.nat(), edits, words, (before, at, count, edit, next) => {
      const start = at % (before.length + 1);
      const current = [
        ...before.slice(0, start),
        ...edit,
        ...before.slice(start + (count % 3)),
      ].join(' ');
      const now = applied(before.join(' '), current, next.join(' '));
      expect(now.match(/xx|yy/gu) ?? []).toEqual(edit);
    });
  });

  it('returns the next text without edits', () => {
    checkEvery(100, words, words, (before, next) => {
      const shown = before.join(' ');
      expect(applied(shown, shown, next.join(' '))).toBe(next.join(' '));
    });
  });

  it('appends added words to an edited sentence', () => {
    checkEvery(100, words, words, (before, edited) => {
      const shown = before.join(' ');
      expect(applied(shown, edited.join(' '), `${shown} پس از آن`)).toBe(
        `${edited.join(' ')} پس از آن`,
      );
    });
  });
});

function applied(shown: string, current: string, next: string): string {
  return diffWords(shown, current, next).reduceRight(
    (text, { from, to, text: words }) => text.slice(0, from) + words + text.slice(to),
    current,
  );
}

describe('the added words', () => {
  it('X-158: are those of one side that the other does not have', () => {
    const [mine, theirs] = ['من به خانه رفتم', 'من به باغ رفتم'];
    expect(findAddedWords(theirs, mine)).toEqual([{ from: 6, to: 10 }]);
    expect(findAddedWords(mine, theirs)).toEqual([{ from: 6, to: 9 }]);
    expect(findAddedWords('', theirs)).toHaveLength(4);
  });
});
