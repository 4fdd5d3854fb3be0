import { expect, it } from 'vitest';
import { describeAll } from './DeleteAllFacts.tsx';

it.each([
  [{ count: 28, sound_duration: 8_100_000 }, /^۲۸ نوشته و ۲ ساعت و ۱۵ دقیقه صدا به سطل زباله/],
  [{ count: 3, sound_duration: 20_000 }, /^۳ نوشته به سطل زباله/],
  [{ count: 3, sound_duration: null }, /^۳ نوشته به سطل زباله/],
  [null, /^همهٔ نوشته‌ها به سطل زباله/],
])('X-127: the deletion of %j says what goes to the trash', (all, sentence) => {
  expect(describeAll(all)).toMatch(sentence);
});
