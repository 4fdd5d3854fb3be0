import { describe, expect, it } from 'vitest';
import { toTitle } from './fileConversation.ts';

describe('the title of a file', () => {
  it.each([
    ['مصاحبه.mp3', 'مصاحبه'],
    ['جلسه ۱.۵.tar.wav', 'جلسه ۱.۵.tar'],
    ['بی‌نام', 'بی‌نام'],
    ['.wav', '.wav'],
    ['گزارش ۵۰٪ #۲.m4a', 'گزارش ۵۰٪ #۲'],
    ['gpj.\u202Eصدا\u2066.mp3', 'gpj.صدا'],
    ['e\u0301.ogg', '\u00E9'],
  ])('X-191: of %j is %j', (name, title) => {
    expect(toTitle(name)).toBe(title);
  });

  it('X-191: has 200 characters at most', () => {
    expect(Array.from(toTitle(`${'😀'.repeat(300)}.wav`))).toHaveLength(200);
  });
});
