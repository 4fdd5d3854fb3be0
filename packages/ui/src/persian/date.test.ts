import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatWeekDay,
  toDateTimeAttribute,
  parseWireTime,
} from './date.ts';

const day = 86_400_000;

afterEach(() => vi.unstubAllEnvs());

describe('dates', () => {
  it('R-011: formats a day in the Persian calendar', () => {
    expect(shown('2026-11-21')).toEqual(['۳۰ آبان ۱۴۰۵', null]);
    expect(shown('2025-03-20')).toEqual(['۳۰ اسفند ۱۴۰۳', null]);
    expect(shown('2025-03-21')).toEqual(['۱ فروردین ۱۴۰۴', null]);
  });

  it.each([
    ['2026-11-21 14:05:09', 'شنبه ۳۰ آبان ۱۴۰۵', '۱۴۰۵/۰۸/۳۰', '۳۰ آبان ۱۴۰۵، ساعت ۱۴:۰۵'],
    ['2026-11-20', 'جمعه ۲۹ آبان ۱۴۰۵', '۱۴۰۵/۰۸/۲۹', '۲۹ آبان ۱۴۰۵'],
    ['2025-03-21 00:30', 'جمعه ۱ فروردین ۱۴۰۴', '۱۴۰۴/۰۱/۰۱', '۱ فروردین ۱۴۰۴، ساعت ۰۰:۳۰'],
  ])('R-011: «%s» has a long, a short and a clock format', (wire, long, short, withClock) => {
    const time = parseWireTime(wire);
    expect(time && [formatLongDate(time), formatShortDate(time), formatDateTime(time)]).toEqual([
      long,
      short,
      withClock,
    ]);
  });

  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21 14:05:09.123456', '2026-11-21 14:05:09'],
    ['2026-11-21 14:05:09 03:30', '2026-11-21 14:05:09'],
    ['2026-11-21T10:35:09Z', '2026-11-21T10:35:09Z'],
    ['2026-11-21T14:05:09+03:30', '2026-11-21T14:05:09+03:30'],
    ['2026-11-21T10:35:09.5Z', '2026-11-21T10:35:09Z'],
    ['دیروز', ''],
  ])('«%s» is «%s» in the datetime attribute', (wire, machine) => {
    expect(toDateTimeAttribute(wire)).toBe(machine);
  });

  it('R-011: a day is named without its year, or by the day of the week', () => {
    const time = parseWireTime('2026-11-21');
    expect(time && [formatDay(time), formatWeekDay(time)]).toEqual(['۳۰ آبان', 'شنبه']);
  });

  it('R-011: the month precedes the year', () => {
    expect(formatMonth({ year: 1405, month: 8 })).toBe('آبان ۱۴۰۵');
  });

  it('R-011: every day from 1925 to 2106 equals the Persian calendar of Intl', () => {
    const platform = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    for (let time = Date.UTC(1925, 0, 1); time <= Date.UTC(2106, 11, 31); time += day) {
      const wire = new Date(time).toISOString().slice(0, 10);
      const own = parseWireTime(wire);
      const [month, date, year] = platform.format(time).split(/[/ ]/).map(Number);
      if (own?.year !== year || own?.month !== month || own?.day !== date) {
        expect({ wire, own }).toEqual({ wire, own: { year, month, day: date } });
      }
    }
  });

  it.each([
    '2026-11-21 14:05:09',
    '2026-11-21 14:05',
    '2026-11-21T14:05:09',
    '2026-11-21 14:05:09.123456',
    '2026-11-21 14:05:09 03:30',
    ' 2026-11-21 14:05:09 ',
  ])('R-157, T-23: «%s» is already Iran time', (wire) => {
    expect(shown(wire)).toEqual(['۳۰ آبان ۱۴۰۵', '۱۴:۰۵']);
  });

  it.each([
    ['2026-11-21T10:35:09Z', '۳۰ آبان ۱۴۰۵', '۱۴:۰۵'],
    ['2026-11-21T14:05:09+03:30', '۳۰ آبان ۱۴۰۵', '۱۴:۰۵'],
    ['2026-11-21T05:35:09.5-0500', '۳۰ آبان ۱۴۰۵', '۱۴:۰۵'],
    ['2026-11-21T20:30:00Z', '۱ آذر ۱۴۰۵', '۰۰:۰۰'],
    ['2021-07-01T12:00:00Z', '۱۰ تیر ۱۴۰۰', '۱۶:۳۰'],
    ['2023-07-01T12:00:00Z', '۱۰ تیر ۱۴۰۲', '۱۵:۳۰'],
  ])(
    'R-011: «%s» is converted to Iran time, with its former daylight saving time',
    (wire, date, clock) => {
      expect(shown(wire)).toEqual([date, clock]);
    },
  );

  it.each(['UTC', 'Asia/Tehran', 'America/New_York', 'Pacific/Kiritimati'])(
    'R-157, T-23: a machine in %s formats the same',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(shown('2026-11-21')).toEqual(['۳۰ آبان ۱۴۰۵', null]);
      expect(shown('2022-03-22 00:30:00')).toEqual(['۲ فروردین ۱۴۰۱', '۰۰:۳۰']);
      expect(shown('2026-11-21T20:30:00Z')).toEqual(['۱ آذر ۱۴۰۵', '۰۰:۰۰']);
    },
  );

  it.each([
    '',
    'دیروز',
    '2026-11',
    '2026-13-01',
    '2026-00-10',
    '2026-02-29',
    '2026-11-31',
    '2026-11-00',
    '2026-11-21 24:00:00',
    '2026-11-21 12:60:00',
    '0000-01-01',
    '9999-01-01',
    '1795420800',
  ])('R-157: «%s» is not a date and gives null', (wire) => {
    expect(parseWireTime(wire)).toBeNull();
  });

  it('R-157: no text of the server throws', () => {
    checkEvery(
      100,
      fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d\d-\d\d( .{0,9})?$/)),
      (text) => {
        const time = parseWireTime(text);
        expect(time === null || formatDate(time).length > 0).toBe(true);
      },
    );
  });
});

function shown(wire: string) {
  const time = parseWireTime(wire);
  return time === null ? null : [formatDate(time), formatClock(time)];
}
