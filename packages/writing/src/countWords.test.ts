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
  ['(https://nevisa.ir) «sara@nevisa.ir».', 2],
  ['ساعت ۱۲:۳۰ در nevisa.ir.', 5],
])('countWords counts the words of «%s»', (text, words) => {
  expect(countWords(text)).toBe(words);
});

it.each(['ا', '-', 'a.', '@'])(
  'countWords ends for a long text of «%s» without a space',
  (letter) => {
    expect(countWords(letter.repeat(300_000))).toBeLessThanOrEqual(300_000);
  },
);
