import { expect, it } from 'vitest';
import { countWords } from './countWords.ts';

it.each([
  ['', 0],
  ['سلام', 1],
  ['او می‌رود.', 2],
  ['کتاب‌ها، دفترها و ۲۵ مداد!', 5],
  ['  — … ', 0],
])('«%s» has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});
