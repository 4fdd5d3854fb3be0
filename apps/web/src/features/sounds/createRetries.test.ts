import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRetries } from './createRetries.ts';

const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('X-153: a failed work is repeated after 1 s, ever more rarely, and at least every hour', () => {
  const waits: number[] = [];
  let begunAt = Date.now();
  const retries = createRetries(() => {
    waits.push(Date.now() - begunAt);
    begunAt = Date.now();
    retries.failed();
  }, hour);
  retries.failed();
  vi.advanceTimersByTime(3 * hour);
  expect(waits).toEqual([1_000, 4_000, 16_000, 64_000, 256_000, 1_024_000, hour, hour]);
});

it('X-153: a success ends the repetition, and the next failure is repeated after 1 s again', () => {
  const work = vi.fn();
  const retries = createRetries(work, hour);
  retries.failed();
  retries.failed();
  retries.succeeded();
  vi.advanceTimersByTime(hour);
  expect(work).not.toHaveBeenCalled();
  retries.failed();
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('X-153: nothing is repeated after the end', () => {
  const work = vi.fn();
  const retries = createRetries(work, hour);
  retries.failed();
  retries.stop();
  vi.advanceTimersByTime(hour);
  expect(work).not.toHaveBeenCalled();
});
