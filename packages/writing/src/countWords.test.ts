import { expect, it } from 'vitest';
import { countWords } from './countWords.ts';

it.each([
  ['', 0],
  ['می‌رود', 1],
  ['سلام، دنیا! ۱۲٬۳۴۵', 3],
  ['Nevisa را ببینید.', 3],
  ['به sara.k@nevisa.ir نامه بنویس', 4],
  ['سایت https://nevisa.ir/a/b?c=1 باز شد', 4],
  ['سایت nevisa.ir/help باز شد', 4],
])('countWords counts the words of «%s»', (text, words) => {
  expect(countWords(text)).toBe(words);
});
