import fc from 'fast-check';
import { checkEvery } from '@nevisa/testing/properties';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseJalaliDay, toJalaliDay, toTehranTime, toTimeSpan } from './tehranDays.ts';

afterEach(() => vi.unstubAllEnvs());

const toSpan = (start: string, end = start) =>
  toTimeSpan({ start: parseJalaliDay(start) ?? start, end: parseJalaliDay(end) ?? end });

describe('days of Tehran', () => {
  it.each(['UTC', 'Asia/Tehran', 'America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
    'X-112: a device in %s asks for the same time',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(toSpan('1405-08-30')).toEqual({
        from: '2026-11-20T20:30:00Z',
        to: '2026-11-21T20:30:00Z',
      });
      expect(toSpan('1401-05-10')).toEqual({
        from: '2022-07-31T19:30:00Z',
        to: '2022-08-01T19:30:00Z',
      });
    },
  );

  it.each([
    ['the day of the missing hour', '1401-01-02', '2022-03-21T20:30:00Z', '2022-03-22T19:30:00Z'],
    ['the day after it', '1401-01-03', '2022-03-22T19:30:00Z', '2022-03-23T19:30:00Z'],
    ['the day of the double hour', '1401-06-30', '2022-09-20T19:30:00Z', '2022-09-21T20:30:00Z'],
    ['the day after it', '1401-06-31', '2022-09-21T20:30:00Z', '2022-09-22T20:30:00Z'],
    ['a summer without summer time', '1402-05-10', '2023-07-31T20:30:00Z', '2023-08-01T20:30:00Z'],
  ])('X-112: %s, %s, is asked for whole', (_, day, from, to) => {
    expect(toSpan(day)).toEqual({ from, to });
  });

  it('X-112: an end before the start is swapped', () => {
    expect(toSpan('1405-08-30', '1405-08-01')).toEqual(toSpan('1405-08-01', '1405-08-30'));
    expect(toSpan('1405-08-01', '1405-08-30')).toEqual({
      from: '2026-10-22T20:30:00Z',
      to: '2026-11-21T20:30:00Z',
    });
  });

  it.each([
    ['1405-08-30', '2026-11-21'],
    ['1405/8/30', '2026-11-21'],
    [' ۱۴۰۵-۰۸-۳۰ ', '2026-11-21'],
    ['1405-13-40', '2027-03-20'],
    ['1405-12-30', '2027-03-20'],
    ['1403-12-30', '2025-03-20'],
    ['1405-00-00', '2026-03-21'],
  ])('X-112: the day «%s» is %s, the nearest that exists', (text, day) => {
    expect(parseJalaliDay(text)).toBe(day);
  });

  it.each(['', 'abc', '1405', '1405-08', '2026-11-21', '1370-01-01', '1500-01-01', '1405-8-30T0'])(
    'X-112: «%s» is no day',
    (text) => {
      expect(parseJalaliDay(text)).toBeNull();
    },
  );

  it('X-112: any moment has the day and the clock that the zone data gives for Tehran', () => {
    checkEvery(2000, moments, (moment) => {
      const { day, clock, offset } = toTehranTime(moment);
      expect(`${day} ${clock}`).toBe(zoneData.format(moment));
      expect(Date.parse(`${day}T${clock}${offset}`)).toBe(moment);
    });
  });

  it('X-112: the span of a day holds exactly the moments of that day', () => {
    checkEvery(500, moments, (moment) => {
      const { day } = toTehranTime(moment);
      const { from, to } = toTimeSpan({ start: day, end: day });
      expect(zoneData.format(Date.parse(from)).slice(0, 10)).toBe(day);
      expect(zoneData.format(Date.parse(from) - 1000).slice(0, 10)).not.toBe(day);
      expect(zoneData.format(Date.parse(to) - 1000).slice(0, 10)).toBe(day);
      expect(zoneData.format(Date.parse(to)).slice(0, 10)).not.toBe(day);
      expect(parseJalaliDay(toJalaliDay(day))).toBe(day);
    });
  });
});

/** Whole seconds from 1371 to 1440; half of them near a change of the clock. */
const moments = fc
  .oneof(
    fc.integer({ min: Date.UTC(1992, 2, 22) / 1000, max: Date.UTC(2061, 2, 1) / 1000 }),
    fc
      .tuple(
        fc.integer({ min: 1993, max: 2030 }),
        fc.constantFrom([2, 18] as const, [8, 18] as const),
        fc.integer({ min: 0, max: 6 * 86_400 }),
      )
      .map(([year, [month, day], second]) => Date.UTC(year, month, day) / 1000 + second),
  )
  .map((second) => second * 1000);

const zoneData = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tehran',
  dateStyle: 'short',
  timeStyle: 'medium',
});
