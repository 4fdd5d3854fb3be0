import { describe, expect, it } from 'vitest';
import { addDays, countDays, toGregorianDay, getWeekday, toJalaliParts } from './dayCount.ts';

describe('counted days', () => {
  it('are one each, also with 23 and 25 hours in Tehran', () => {
    expect(addDays('2022-03-21', 2)).toBe('2022-03-23');
    expect(addDays('2022-09-22', -2)).toBe('2022-09-20');
    expect(countDays({ start: '2022-03-20', end: '2022-03-23' })).toBe(4);
    expect(countDays({ start: '2026-11-21', end: '2026-11-21' })).toBe(1);
  });

  it('begin the week with Saturday', () => {
    expect(['2026-11-21', '2026-11-22', '2026-11-27'].map(getWeekday)).toEqual([0, 1, 6]);
  });

  it('have the leap day 30 Esfand 1403, and none in 1402', () => {
    expect(toJalaliParts('2025-03-20')).toEqual({ year: 1403, month: 12, day: 30 });
    expect(toGregorianDay({ year: 1403, month: 12, day: 30 })).toBe('2025-03-20');
    expect(toGregorianDay({ year: 1402, month: 12, day: 30 })).toBe('2024-03-19');
  });
});
