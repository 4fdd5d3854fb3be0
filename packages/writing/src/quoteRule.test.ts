import { describe, expect, it } from 'vitest';
import { quoteRule } from './quoteRule.ts';
import { writtenBy } from './written.ts';

describe('quotation marks', () => {
  it.each([
    ['او گفت "سلام" و رفت', 'او گفت «سلام» و رفت'],
    ['“سلام دنیا”.', '«سلام دنیا».'],
    ['«سلام»', '«سلام»'],
    ['<a href="x">', '<a href="x">'],
  ])('X-42: «%s» is written «%s»', (spoken, written) => {
    expect(writtenBy([quoteRule({ persianQuotes: true })], spoken)).toBe(written);
  });

  it('stay as they came where the person wants it so', () => {
    expect(writtenBy([quoteRule({ persianQuotes: false })], 'گفت "سلام" و')).toBe('گفت "سلام" و');
  });
});
