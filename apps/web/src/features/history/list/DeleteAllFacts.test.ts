import { expect, it } from 'vitest';
import { describeAll, describeDevice } from './DeleteAllFacts.tsx';

it.each([
  [{ count: 28, sound_duration: 8_100_000 }, /^۲۸ نوشته و ۲ ساعت و ۱۵ دقیقه صدا به سطل زباله/],
  [{ count: 3, sound_duration: 20_000 }, /^۳ نوشته به سطل زباله/],
  [{ count: 3, sound_duration: null }, /^۳ نوشته به سطل زباله/],
  [null, /^همهٔ نوشته‌ها به سطل زباله/],
])('X-127: the deletion of %j says what goes to the trash', (all, sentence) => {
  expect(describeAll(all)).toMatch(sentence);
});

it.each([
  [[], ''],
  [[0, 20_000], '۲ نوشته فقط روی این دستگاه است و با این کار حذف نمی‌شود.'],
  [
    [3_000_000, 900_000],
    '۲ نوشته و ۱ ساعت و ۵ دقیقه صدا فقط روی این دستگاه است و با این کار حذف نمی‌شود.',
  ],
])('X-127: texts of this device with sounds of %j ms are counted apart', (sounds, sentence) => {
  const rows = sounds.map((audioDuration) => ({ audioDuration }));
  expect(describeDevice(rows)).toBe(sentence);
});
