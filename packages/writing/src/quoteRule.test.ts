import { describe, expect, it } from 'vitest';
import { quoteRule } from './quoteRule.ts';
import { formatWithRules } from './renderText.ts';

describe('quoteRule', () => {
  it.each([
    ['او گفت "سلام" و رفت', 'او گفت «سلام» و رفت'],
    ['“سلام دنیا”.', '«سلام دنیا».'],
    ['«سلام»', '«سلام»'],
    ['<a href="x">', '<a href="x">'],
  ])('X-42: «%s» is written «%s»', (spoken, written) => {
    expect(formatWithRules([quoteRule({ persianQuotes: true })], spoken)).toBe(written);
  });

  it('quotation marks stay when the setting is off', () => {
    expect(formatWithRules([quoteRule({ persianQuotes: false })], 'گفت "سلام" و')).toBe(
      'گفت "سلام" و',
    );
  });
});
