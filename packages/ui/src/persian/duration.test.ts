import { expect, it } from 'vitest';
import { formatDuration, spellDuration } from './duration.ts';

it.each([
  [0, '۰۰:۰۰'],
  [-3, '۰۰:۰۰'],
  [7.9, '۰۰:۰۷'],
  [119, '۰۱:۵۹'],
  [120, '۰۲:۰۰'],
  [3599, '۵۹:۵۹'],
  [3723, '۱:۰۲:۰۳'],
])('formats %d seconds as %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words);
});

it.each([
  [0, '۰ ثانیه'],
  [-3, '۰ ثانیه'],
  [59.9, '۵۹ ثانیه'],
  [123, '۲ دقیقه و ۳ ثانیه'],
  [300, '۵ دقیقه'],
  [3605, '۱ ساعت و ۵ ثانیه'],
  [7384, '۲ ساعت و ۳ دقیقه و ۴ ثانیه'],
])('describes %d seconds as %s', (seconds, words) => {
  expect(spellDuration(seconds)).toBe(words);
});
