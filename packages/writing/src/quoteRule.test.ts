import { describe, expect, it } from 'vitest';
import { quoteRule } from './quoteRule.ts';
import { formatWithRules } from './renderText.ts';

describe('quoteRule', () => {
  it.each([
    ['او گفت "سلام" و رفت', 'او گفت «سلام» و رفت'],
    ['“سلام دنیا”.', '«سلام دنیا».'],
    ['«سلام»', '«سلام»'],
    ['لوله 5 " و 6 " خرید', 'لوله 5» و 6» خرید'],
    ['یک " تنها', 'یک» تنها'],
    ['گفت "سلام " و رفت', 'گفت «سلام» و رفت'],
    ['گفت " سلام " و رفت', 'گفت «سلام» و رفت'],
    ['گفت: " سلام. " و " نه "', 'گفت: «سلام.» و «نه»'],
    ['<a href="x">', '<a href="x">'],
  ])('X-42: «%s» is written «%s»', (spoken, written) => {
    expect(formatWithRules([quoteRule({ persianQuotes: true })], spoken)).toBe(written);
  });

  it('quotation marks stay when the setting is off', () => {
    const write = (text: string) => formatWithRules([quoteRule({ persianQuotes: false })], text);
    expect(write('گفت "سلام" و')).toBe('گفت "سلام" و');
    expect(write('گفت " سلام " و')).toBe('گفت "سلام" و');
  });
});
