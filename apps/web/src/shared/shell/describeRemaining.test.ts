import { expect, it } from 'vitest';
import { describeRemaining } from './describeRemaining.ts';

const hour = 3_600_000;

it('X-81: what is left and the total are named', () => {
  expect(describeRemaining(5.5 * hour, 20 * hour)).toBe('۵ ساعت و ۳۰ دقیقه از ۲۰ ساعت مانده است');
});

it('X-203: more than the whole is never left of it', () => {
  expect(describeRemaining(12 * hour, 10 * hour)).toBe('۱۰ ساعت از ۱۰ ساعت مانده است');
});
