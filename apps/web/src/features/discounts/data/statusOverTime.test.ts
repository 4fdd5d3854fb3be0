import { describe, expect, it, vi } from 'vitest';
import { chooseStatus } from './discountStatus.ts';
import { createServerClock, watchServerTime } from '../../../shared/lists/serverClock.ts';
import { fakeTimers } from '@nevisa/testing/timers';

const server = Date.parse('2026-11-21T20:29:30Z');
const day = 86_400_000;
const code = {
  is_active: true,
  starts_at: '2026-11-01T00:00:00Z',
  ends_at: '2026-11-21T20:30:00Z',
  usage_limit: null,
  used_count: 0,
};

fakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });

describe('the clock of the server', () => {
  it.each([-day, day])(
    'X-273, T-100: a device whose clock is off by %i ms shows the status of the server',
    (off) => {
      vi.setSystemTime(server + off);
      const clock = createServerClock();
      expect(clock.isKnown()).toBe(false);
      clock.set(server);
      expect(clock.isKnown()).toBe(true);
      expect(chooseStatus(code, clock.now())).toBe('ACTIVE');
      vi.advanceTimersByTime(30_000);
      expect(chooseStatus(code, clock.now())).toBe('EXPIRED');
    },
  );

  it('X-273: a device whose clock is set goes on in the time of the server', () => {
    vi.setSystemTime(server);
    const clock = createServerClock();
    clock.set(server);
    vi.setSystemTime(server + 365 * day);
    expect(clock.now()).toBe(server);
  });

  it('X-273: the time goes on while a device sleeps, whose monotonic clock stops meanwhile', () => {
    vi.setSystemTime(server);
    const clock = createServerClock();
    clock.set(server);
    vi.advanceTimersByTime(1_000);
    vi.setSystemTime(server + day);
    expect(clock.now()).toBe(server + day);
    expect(chooseStatus(code, clock.now())).toBe('EXPIRED');
    vi.setSystemTime(server - day);
    expect(clock.now()).toBe(server + 1_000);
  });

  it('X-273: the status is derived anew each minute, and after an answer', () => {
    const clock = createServerClock();
    clock.set(server);
    const statuses: string[] = [];
    const stop = watchServerTime(clock, (now) => void statuses.push(chooseStatus(code, now)));
    vi.advanceTimersByTime(59_999);
    expect(statuses).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(statuses).toEqual(['EXPIRED']);
    clock.set(server);
    expect(statuses).toEqual(['EXPIRED', 'ACTIVE']);
    stop();
    vi.advanceTimersByTime(600_000);
    expect(statuses).toHaveLength(2);
  });
});
