import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgressStore } from './progressStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the progress of the files of a page', () => {
  it('X-188: is reported once a second while a file is sent, however often bytes are noted', () => {
    const store = createProgressStore(() => performance.now());
    const report = vi.fn();
    store.subscribe(report);
    store.begin('a', 1_000_000, 0);
    report.mockClear();
    for (let step = 1; step <= 300; step += 1) {
      vi.advanceTimersByTime(10);
      store.note('a', step * 1_000);
    }
    expect(report).toHaveBeenCalledTimes(3);
    expect(store.read('a')).toMatchObject({ sent: 300_000, percent: 30 });
    store.end('a', 300_000);
    report.mockClear();
    vi.advanceTimersByTime(5_000);
    expect(report).not.toHaveBeenCalled();
  });

  it('X-188: is reported no more of a file that was removed while it was sent', () => {
    const store = createProgressStore(() => performance.now());
    const report = vi.fn();
    store.begin('a', 1_000_000, 0);
    store.forget('a');
    store.subscribe(report);
    vi.advanceTimersByTime(5_000);
    expect([store.read('a'), report.mock.calls]).toEqual([null, []]);
  });
});
