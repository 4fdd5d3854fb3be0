import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

it.each([
  [0, '۰۰:۰۰'],
  [-3, '۰۰:۰۰'],
  [7.9, '۰۰:۰۷'],
  [119, '۰۱:۵۹'],
  [120, '۰۲:۰۰'],
  [3599, '۵۹:۵۹'],
  [3723, '۱:۰۲:۰۳'],
])('writes %d seconds as %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words);
});
