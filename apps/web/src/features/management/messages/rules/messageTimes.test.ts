import { describe, expect, it } from 'vitest';
import {
  computeFirstDay,
  findFirstClock,
  toExpiryMoment,
  toSendMoment,
  toTimes,
} from './messageTimes.ts';

const now = Date.parse('2026-11-21T10:35:00Z');

describe('the times of a message', () => {
  it('X-289: are those of Tehran', () => {
    const times = toTimes(Date.parse('2026-11-24T05:30:00Z'), Date.parse('2026-11-30T20:30:00Z'));
    expect(times).toEqual({
      sendDay: '2026-11-24',
      sendClock: '09:00',
      expiryDay: '2026-11-30',
      expiryClock: null,
    });
    expect(toSendMoment(times)).toBe(Date.parse('2026-11-24T05:30:00Z'));
    expect(toExpiryMoment(times)).toBe(Date.parse('2026-11-30T20:30:00Z'));
  });

  it('X-289, T-91: only the day of the present has a first clock', () => {
    expect(findFirstClock('2026-11-21', now)).toBe('14:10');
    expect(findFirstClock('2026-11-21', now + 1)).toBe('14:11');
    expect(findFirstClock('2026-11-22', now)).toBeNull();
    expect(findFirstClock(null, now)).toBeNull();
  });

  it('X-289, T-91: five minutes before midnight the first day is the next one', () => {
    const late = Date.parse('2026-11-21T20:26:00Z');
    expect(computeFirstDay(late)).toBe('2026-11-22');
    expect(findFirstClock('2026-11-22', late)).toBe('00:01');
    expect(findFirstClock('2026-11-21', late)).toBeNull();
  });
});
