import { describe, expect, it, vi } from 'vitest';
import { createTehranClock } from './tehranClock.ts';
import { fakeTimers } from '@nevisa/testing/timers';

fakeTimers({ toFake: ['Date', 'performance'] });

describe('the clock of the figures', () => {
  it.each([
    ['2026-11-21T20:29:59Z', '2026-11-21', 1_000],
    ['2026-11-21T20:30:00Z', '2026-11-22', 86_400_000],
    ['2022-03-21T20:29:59Z', '2022-03-21', 1_000],
    ['2022-03-21T20:30:00Z', '2022-03-22', 23 * 3_600_000],
    ['2022-09-21T19:30:00Z', '2022-09-21', 3_600_000],
  ])('T-81, T-82: at %s it is %s in Tehran', (moment, day, left) => {
    vi.setSystemTime(moment);
    const clock = createTehranClock();
    expect(clock.day()).toBe(day);
    expect(clock.untilMidnight()).toBe(left);
  });

  it('T-84, T-100: goes by the last answer of the server and not by the device', () => {
    vi.setSystemTime('2026-11-26T08:00:00Z');
    const clock = createTehranClock();
    expect(clock.day()).toBe('2026-11-26');
    clock.correct('2026-11-21T10:35:00Z');
    vi.advanceTimersByTime(60_000);
    // A person who sets the clock of the device back changes nothing.
    vi.setSystemTime('2026-11-25T08:00:00Z');
    expect(clock.day()).toBe('2026-11-21');
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-21T10:36:00.000Z');
    clock.correct(null);
    clock.correct('yesterday');
    expect(clock.day()).toBe('2026-11-21');
  });

  it('T-84: is in the next day after the device has slept over midnight', () => {
    vi.setSystemTime('2026-11-26T08:00:00Z');
    const clock = createTehranClock();
    clock.correct('2026-11-21T18:00:00Z');
    vi.setSystemTime('2026-11-26T18:00:00Z');
    expect(clock.day()).toBe('2026-11-22');
  });
});
