import type { AnalyticsComparison } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import {
  listSeries,
  openAnalytics,
  sumPoints,
  toMoments,
  today,
} from '../../testing/analyticsServer.ts';
import { Refusal } from '../refusal.ts';

const minute = 60_000;

function findRefusal(query: { from: string; to: string }): unknown {
  try {
    openAnalytics().summarizeAnalytics(query);
    return null;
  } catch (error) {
    return error instanceof Refusal ? { status: error.status, body: error.body } : error;
  }
}

describe('the series of the mock server', () => {
  it('X-245: has weeks from Saturday on, each with its first day in the period', () => {
    const server = openAnalytics();
    // 2026-11-09 was a Monday.
    const weeks = listSeries(server, '2026-11-09', today, 'week');
    expect(weeks.map(({ date }) => date)).toEqual(['2026-11-09', '2026-11-14', '2026-11-21']);
    expect(sumPoints(weeks)).toBe(sumPoints(listSeries(server, '2026-11-09', today)));
  });

  it('X-245: has months of the Persian calendar', () => {
    const months = listSeries(openAnalytics(), '2025-02-19', '2025-04-20', 'month');
    // 1 Esfand 1403 has 30 days, so that 1 Farvardin 1404 is 21 March.
    expect(months.map(({ date }) => date)).toEqual(['2025-02-19', '2025-03-21']);
  });

  it('X-244: the running day grows with the clock until Tehran midnight', () => {
    const server = openAnalytics();
    const read = () => listSeries(server, today, today, 'day', 'usage')[0]?.value ?? 0;
    const noon = read();
    server.clock.advance(5 * 60 * minute);
    const evening = read();
    server.clock.advance(5 * 60 * minute);
    expect(noon).toBeLessThan(evening);
    expect(listSeries(server, today, '2026-11-22').map(({ date }) => date)).toEqual([
      today,
      '2026-11-22',
    ]);
    expect(evening).toBeLessThanOrEqual(read());
  });
});

describe('the compared period of the mock server', () => {
  it.each<[AnalyticsComparison, string, string]>([
    ['previous', '2026-10-12', '2026-10-22'],
    ['weekdays', '2026-10-09', '2026-10-19'],
    ['year', '2025-10-23', '2025-11-02'],
  ])('X-240: %s are the days from %s to %s', (compare, first, last) => {
    const { compared } = openAnalytics().summarizeAnalytics({
      ...toMoments('2026-10-23', '2026-11-02'),
      compare,
    });
    expect(compared).toEqual({
      from: toMoments(first, last).from.replace('.000', ''),
      to: toMoments(first, last).to.replace('.000', ''),
    });
  });

  it('X-246: the year before 30 Esfand 1403 ends with 29 Esfand 1402', () => {
    const { compared } = openAnalytics().summarizeAnalytics({
      ...toMoments('2025-03-20'),
      compare: 'year',
    });
    expect(compared?.from).toBe('2024-03-18T20:30:00Z');
  });

  it('X-244: has the same elapsed part of its last day', () => {
    const server = openAnalytics();
    const whole = server.summarizeAnalytics({ ...toMoments('2026-11-20'), compare: 'previous' });
    const running = server.summarizeAnalytics({ ...toMoments(today), compare: 'previous' });
    expect(running.usage.previous).toBeLessThan(whole.usage.value ?? 0);
    expect(running.usage.previous).toBeGreaterThan(0);
  });
});

describe('a query of analytics', () => {
  const wrong = 'این زمان آغاز هیچ روزی به وقت تهران نیست.';

  it.each([
    [
      'a midnight of another zone',
      { from: '2026-11-20T00:00:00Z', to: toMoments(today).to },
      { from: [wrong] },
    ],
    [
      'an hour of the day',
      { from: toMoments(today).from, to: '2026-11-21T12:30:00Z' },
      { to: [wrong] },
    ],
    [
      'an end before the start',
      { from: toMoments(today).from, to: toMoments('2026-11-01').from },
      { to: ['پایان بازه باید پس از آغاز آن باشد.'] },
    ],
    [
      'more than three years',
      toMoments('2023-11-21', today),
      { to: ['بازه نباید بیش از سه سال باشد.'] },
    ],
  ])('X-112: is refused with %s', (_, query, body) => {
    expect(findRefusal(query)).toEqual({ status: 400, body });
  });

  it('X-240: ends with the running day of the server, also when all of it is in the future', () => {
    const server = openAnalytics();
    const dates = (first: string, last: string) =>
      listSeries(server, first, last).map(({ date }) => date);
    expect(dates('2026-11-20', '2026-11-26')).toEqual(['2026-11-20', today]);
    expect(dates('2026-12-01', '2026-12-07')).toEqual([today]);
  });

  it('X-112: takes the summer time of 1401, whose days begin an hour earlier', () => {
    expect(findRefusal({ from: '2022-07-31T19:30:00Z', to: '2022-08-31T19:30:00Z' })).toBeNull();
    expect(findRefusal({ from: '2022-07-31T20:30:00Z', to: '2022-08-31T19:30:00Z' })).toEqual({
      status: 400,
      body: { from: [wrong] },
    });
    // 30 Shahrivar 1401 had 25 hours.
    expect(findRefusal({ from: '2022-09-20T19:30:00Z', to: '2022-09-21T20:30:00Z' })).toBeNull();
  });
});
