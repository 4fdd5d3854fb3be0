import { describe, expect, it } from 'vitest';
import { countDaysLeft } from './daysLeft.ts';

const at = (time: string) => Date.parse(time);

describe('the days in the trash', () => {
  it.each([
    ['2026-11-21T20:45:00Z', '2026-11-21T21:00:00Z', 30],
    ['2026-11-21T20:45:00Z', '2026-11-22T20:29:59Z', 30],
    ['2026-11-21T20:45:00Z', '2026-11-22T20:30:00Z', 29],
    ['2026-11-21T20:15:00Z', '2026-11-21T20:45:00Z', 29],
    ['2026-11-21T20:45:00Z', '2026-12-21T20:29:59Z', 1],
    ['2026-11-21T20:45:00Z', '2026-12-21T20:30:00Z', 0],
    ['2026-11-21T20:45:00Z', '2027-03-01T00:00:00Z', 0],
    ['2026-11-22T20:45:00Z', '2026-11-21T00:00:00Z', 30],
  ])('X-126, T-45: deleted at %s, at %s there are %i left', (deletedAt, now, left) => {
    expect(countDaysLeft(deletedAt, at(now))).toBe(left);
  });

  it('X-126: are unknown without a moment', () => {
    expect(countDaysLeft(null, 0)).toBeNull();
    expect(countDaysLeft('soon', 0)).toBeNull();
  });
});
