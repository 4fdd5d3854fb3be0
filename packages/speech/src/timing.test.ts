import { expect, it } from 'vitest';
import { createTimerSlot } from './timing.ts';

it.each([
  [60_000, 60_000],
  [30 * 86_400_000, 2 ** 31 - 1],
  [Infinity, 2 ** 31 - 1],
])('waits at most as long as a browser can: %i ms become %i ms', (asked, waited) => {
  const delays: number[] = [];
  const timer = createTimerSlot({
    now: () => 0,
    setTimeout: (_, delay) => delays.push(delay),
    clearTimeout: () => undefined,
  });
  timer.set(asked, () => undefined);

  expect(delays).toEqual([waited]);
});
