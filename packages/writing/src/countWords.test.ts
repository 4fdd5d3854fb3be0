import { expect, it } from 'vitest';
import { countWords } from './countWords.ts';

it.each([
  ['', 0],
  ['می‌رود', 1],
  ['سلام، دنیا! ۱۲٬۳۴۵', 3],
  ['Nevisa را ببینید.', 3],
])('countWords counts the words of «%s»', (text, words) => {
  expect(countWords(text)).toBe(words);
});
