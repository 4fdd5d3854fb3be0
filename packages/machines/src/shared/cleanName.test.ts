import { expect, it } from 'vitest';
import { cleanName } from './cleanName.ts';

it.each([
  ['سا\u202Eرا', 'سارا'],
  ['\u2066Sara\u2069\u200E \u200F', 'Sara'],
  ['\u061Cعلی\u202C', 'علی'],
  ['  میرزا \t\n رضا ', 'میرزا رضا'],
  ['سارا \u200F محمدی', 'سارا محمدی'],
  ['امیر\u200Cحسین', 'امیر\u200Cحسین'],
  ['\u202E\u0000', ''],
])('X-230: the name %j is saved as %j', (typed, saved) => {
  expect(cleanName(typed)).toBe(saved);
});
