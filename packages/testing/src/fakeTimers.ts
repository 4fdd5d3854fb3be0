import { afterEach, beforeEach, vi } from 'vitest';

/** Pretends the timers in each test of the file that calls it. */
export function fakeTimers(options?: Parameters<typeof vi.useFakeTimers>[0]): void {
  beforeEach(() => {
    vi.useFakeTimers(options);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
