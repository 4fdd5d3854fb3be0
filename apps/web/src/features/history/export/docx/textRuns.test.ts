import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRuns } from './textRuns.ts';

const listRuns = (line: string) =>
  divideRuns(line).map(({ text, isRightToLeft }) => (isRightToLeft ? `«${text}»` : text));

describe('the runs of a line', () => {
  it.each([
    ['GPU خیلی گران است.', ['GPU', '« خیلی گران است.»']],
    ['رشد ۵٪ و 7% بود', ['«رشد ۵٪ و 7% بود»']],
    ['نشانی sara@example.ir.', ['«نشانی »', 'sara@example.ir', '«.»']],
    ['واژهٔ Machine Learning (ML) است', ['«واژهٔ »', 'Machine Learning (ML', '«) است»']],
    ['شبکهٔ 5G، نه 4G', ['«شبکهٔ »', '5G', '«، نه »', '4G']],
    ['سلام', ['«سلام»']],
    ['', []],
  ])('X-168: of %j are %j', (line, runs) => {
    expect(listRuns(line)).toEqual(runs);
  });

  it('X-168: are together the line, and no right-to-left run has a Latin letter', () => {
    const piece = fc.constantFrom('سلام', 'GPU', ' ', '5', '۵', '(', ')', '.', '@', 'a', '\u200C');
    checkEvery(300, fc.array(piece, { maxLength: 30 }), (pieces) => {
      const runs = divideRuns(pieces.join(''));
      expect(runs.map(({ text }) => text).join('')).toBe(pieces.join(''));
      for (const { text, isRightToLeft } of runs) {
        expect(/\p{Script=Latin}/u.test(text)).toBe(!isRightToLeft);
        expect(!isRightToLeft && /\p{Script=Arabic}/u.test(text)).toBe(false);
      }
    });
  });
});
