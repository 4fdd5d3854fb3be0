import { describe, expect, it } from 'vitest';
import { describeWait } from './describeDuration.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('a wait in words', () => {
  it.each([
    [-5, '۰ ثانیه'],
    [1, '۱ ثانیه'],
    [6_200, '۷ ثانیه'],
    [minute, '۶۰ ثانیه'],
    [minute + 1, '۲ دقیقه'],
    [59 * minute, '۵۹ دقیقه'],
    [hour - 1, '۱ ساعت'],
    [2 * hour + 15 * minute, '۲ ساعت و ۱۵ دقیقه'],
    [day, '۲۴ ساعت'],
    [day + 1, '۲ روز'],
    [30 * day, '۳۰ روز'],
    [30 * day + 1, 'بیش از ۳۰ روز'],
    [99_999_999_999_000, 'بیش از ۳۰ روز'],
    [Number.POSITIVE_INFINITY, 'بیش از ۳۰ روز'],
  ])('%d ms is «%s»', (wait, words) => {
    expect(describeWait(wait)).toBe(words);
  });
});
