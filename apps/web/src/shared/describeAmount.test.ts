import { expect, it } from 'vitest';
import { describeAmount } from './describeAmount.ts';

it.each([
  [0, 'صفر تومان'],
  [836_000, 'هشتصد و سی و شش هزار تومان'],
  [1_250_000, 'یک میلیون و دویست و پنجاه هزار تومان'],
  [9_007_199_254_740_991, null],
  [12.5, null],
  [-1, null],
  [Number.NaN, null],
])('X-209, X-221: the words of %d are %s', (amount, words) => {
  expect(describeAmount(amount)).toBe(words);
});

it('X-209: the largest amount with words is 10¹⁵', () => {
  expect(describeAmount(1e15)).not.toBeNull();
  expect(describeAmount(1e15 + 1)).toBeNull();
});
