import { describe, expect, it } from 'vitest';
import { parseWireTime } from './date.ts';
import { formatRelative } from './relativeTime.ts';

describe('relative time', () => {
  it.each([
    ['2026-11-21 14:05:09', 'لحظاتی پیش'],
    ['2026-11-21 14:04:59', '۱ دقیقه پیش'],
    ['2026-11-21 13:06', '۵۹ دقیقه پیش'],
    ['2026-11-21 13:05', '۱ ساعت پیش'],
    ['2026-11-21 11:00', '۳ ساعت پیش'],
    ['2026-11-21 00:00', '۱۴ ساعت پیش'],
    ['2026-11-21', 'امروز'],
    ['2026-11-20 23:59', 'دیروز'],
    ['2026-11-20', 'دیروز'],
    ['2026-11-19 09:00', '۲ روز پیش'],
    ['2026-11-15 09:00', '۶ روز پیش'],
    ['2026-11-14 09:00', '۲۳ آبان ۱۴۰۵'],
    ['2026-11-21 14:06', '۳۰ آبان ۱۴۰۵'],
    ['2026-11-22', '۱ آذر ۱۴۰۵'],
    ['2026-11-21T10:00:00Z', '۳۵ دقیقه پیش'],
  ])('«%s» is «%s» at 14:05', (wire, said) => {
    expect(relative(wire, '2026-11-21 14:05:30')).toBe(said);
  });

  it('counts minutes across midnight and the turn of the year', () => {
    expect(relative('2026-03-20 23:50', '2026-03-21 00:10')).toBe('۲۰ دقیقه پیش');
    expect(relative('2026-03-20 09:00', '2026-03-21 00:10')).toBe('دیروز');
  });
});

function relative(wire: string, now: string): string | null {
  const [time, present] = [parseWireTime(wire), parseWireTime(now)];
  return time && present && formatRelative(time, present);
}
