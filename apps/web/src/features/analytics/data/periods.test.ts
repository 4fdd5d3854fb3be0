import { describe, expect, it, vi, afterEach } from 'vitest';
import fc from 'fast-check';
import { checkEvery } from '@nevisa/testing/properties';
import { addDays, countDays, getWeekday } from '../../../shared/lists/days/dayCount.ts';
import { parseJalaliDay, toJalaliDay } from '../../../shared/lists/days/tehranDays.ts';
import { chooseGranularity, compareSpan, listBuckets, pairBuckets, planPeriod } from './periods.ts';

const day = '2026-11-21';
const jalali = (start: string, end = start) => ({
  start: parseJalaliDay(start) ?? '',
  end: parseJalaliDay(end) ?? '',
});
const shown = ({ start, end }: { start: string; end: string }) => [
  toJalaliDay(start),
  toJalaliDay(end),
];

afterEach(() => vi.unstubAllEnvs());

describe('the period of the figures', () => {
  it.each([
    ['days7', '1405-08-24', '1405-08-30'],
    ['days30', '1405-08-01', '1405-08-30'],
    ['days90', '1405-06-02', '1405-08-30'],
    ['year', '1405-01-01', '1405-08-30'],
  ] as const)('X-240: %s is %s to %s, with the running day', (period, start, end) => {
    const planned = planPeriod({ period, day });
    expect(shown(planned.span)).toEqual([start, end]);
    expect(planned).toMatchObject({ cut: null, isRunning: true });
  });

  it('X-240: an own span is swapped, and cut at today', () => {
    const swapped = planPeriod({ period: jalali('1405-08-20', '1405-08-10'), day });
    expect(shown(swapped.span)).toEqual(['1405-08-10', '1405-08-20']);
    expect(swapped).toMatchObject({ cut: null, isRunning: false });
    const future = planPeriod({ period: jalali('1405-08-20', '1405-12-01'), day });
    expect(shown(future.span)).toEqual(['1405-08-20', '1405-08-30']);
    expect(future).toMatchObject({ cut: 'future', isRunning: true });
    const beyond = planPeriod({ period: jalali('1406-01-01', '1406-02-01'), day });
    expect(shown(beyond.span)).toEqual(['1405-08-30', '1405-08-30']);
  });

  it('X-240: an own span over three years keeps its last three', () => {
    const three = planPeriod({ period: jalali('1402-09-01', '1405-08-30'), day });
    expect(three.cut).toBeNull();
    const long = planPeriod({ period: jalali('1390-01-01', '1405-08-30'), day });
    expect(long.cut).toBe('long');
    expect(shown(long.span)).toEqual(['1402-09-01', '1405-08-30']);
    expect(planPeriod({ period: jalali('1390-01-01', '1406-01-01'), day })).toEqual(long);
  });

  it.each([
    ['previous', '1405-07-01', '1405-07-30'],
    ['weekdays', '1405-06-27', '1405-07-25'],
    ['year', '1404-08-01', '1404-08-30'],
  ] as const)('X-240: %s compares with %s to %s', (comparison, start, end) => {
    expect(shown(compareSpan(jalali('1405-08-01', '1405-08-30'), comparison))).toEqual([
      start,
      end,
    ]);
  });

  it('X-240: the matching weekdays are the same weekdays, and all before the period', () => {
    checkEvery(
      100,
      fc.integer({ min: -2_000, max: 0 }),
      fc.integer({ min: 0, max: 400 }),
      (at, more) => {
        const start = addDays(day, at);
        const span = { start, end: addDays(start, more) };
        const compared = compareSpan(span, 'weekdays');
        expect(getWeekday(compared.start)).toBe(getWeekday(span.start));
        expect(countDays(compared)).toBe(countDays(span));
        expect(compared.end < span.start).toBe(true);
      },
    );
  });
});

describe('the points of a chart', () => {
  it.each([
    [jalali('1405-06-01', '1405-08-30'), 'day', 91],
    [jalali('1405-05-31', '1405-08-30'), 'day', 92],
    [jalali('1405-01-01', '1405-08-30'), 'week', 36],
    [jalali('1404-01-01', '1405-08-30'), 'week', 89],
    [jalali('1402-09-01', '1405-08-30'), 'month', 36],
  ] as const)('X-245: %o is drawn by %s in %d points', (span, granularity, count) => {
    expect(chooseGranularity(span)).toBe(granularity);
    expect(listBuckets(span, granularity)).toHaveLength(count);
  });

  it('X-245: are at most 92 up to three years, and cover each day once', () => {
    checkEvery(
      100,
      fc.integer({ min: -3_000, max: 0 }),
      fc.integer({ min: 0, max: 1_095 }),
      (at, more) => {
        const start = addDays(day, at);
        const span = { start, end: addDays(start, more) };
        const buckets = listBuckets(span, chooseGranularity(span));
        expect(buckets.length).toBeLessThanOrEqual(92);
        expect(buckets.reduce((sum, bucket) => sum + countDays(bucket), 0)).toBe(countDays(span));
        for (const [index, bucket] of buckets.entries()) {
          expect(bucket.start).toBe(
            index === 0 ? span.start : addDays(buckets[index - 1]?.end ?? '', 1),
          );
        }
      },
    );
  });

  it('X-245: weeks count that are touched alone: 92 whole ones from a Saturday on are 93 from a Sunday on', () => {
    const choose = (start: string) => chooseGranularity({ start, end: addDays(start, 643) });
    expect([choose('2024-11-23'), choose('2024-11-24')]).toEqual(['week', 'month']);
  });

  it('X-246: a week is compared with the one at its place of the year before', () => {
    const weeks = listBuckets(jalali('1405-01-01', '1405-04-31'), 'week');
    const before = listBuckets(jalali('1404-01-01', '1404-04-31'), 'week');
    expect(pairBuckets(weeks, before, { granularity: 'week', comparison: 'year' })).toEqual(
      weeks.map((_, index) => before[index] ?? null),
    );
  });

  it('X-246: a day without one to compare with is a gap', () => {
    const days = listBuckets(jalali('1405-08-29', '1405-08-30'), 'day');
    const [first] = listBuckets(jalali('1405-08-27'), 'day');
    const compared = first === undefined ? [] : [first];
    const parts = { granularity: 'day', comparison: 'previous' } as const;
    expect(pairBuckets(days, compared, parts)).toEqual([first, null]);
  });

  it('X-245: weeks begin with Saturday and months with the first day of the Persian month', () => {
    const weeks = listBuckets(jalali('1405-08-18', '1405-08-30'), 'week');
    expect(weeks.map(shown)).toEqual([
      ['1405-08-18', '1405-08-22'],
      ['1405-08-23', '1405-08-29'],
      ['1405-08-30', '1405-08-30'],
    ]);
    const months = listBuckets(jalali('1403-11-15', '1404-01-10'), 'month');
    expect(months.map(shown)).toEqual([
      ['1403-11-15', '1403-11-30'],
      ['1403-12-01', '1403-12-30'],
      ['1404-01-01', '1404-01-10'],
    ]);
  });

  it('X-246: the leap day 1403 has none to compare with and shifts no other day', () => {
    const span = jalali('1403-12-28', '1404-01-02');
    const pairs = pairBuckets(
      listBuckets(span, 'day'),
      listBuckets(compareSpan(span, 'year'), 'day'),
      { granularity: 'day', comparison: 'year' },
    );
    expect(pairs.map((pair) => pair && toJalaliDay(pair.start))).toEqual([
      '1402-12-28',
      '1402-12-29',
      null,
      '1403-01-01',
      '1403-01-02',
    ]);
  });

  it.each(['America/New_York', 'Asia/Tokyo', 'UTC', 'Asia/Tehran'])(
    'X-112, X-246: a device in %s has the same days, also in the summer of 1401',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const days = listBuckets(jalali('1401-06-29', '1401-07-01'), 'day');
      expect(days.map(({ start }) => toJalaliDay(start))).toEqual([
        '1401-06-29',
        '1401-06-30',
        '1401-06-31',
        '1401-07-01',
      ]);
    },
  );
});
