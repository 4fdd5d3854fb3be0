import type { UsageSummary } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import type { DaySpan } from '../../../shared/lists/days/tehranDays.ts';
import { isUnused, toBars } from './usageBars.ts';
import { listDays, readPeriod, computeSpan } from './usagePeriod.ts';
import { readUsage } from './useUsage.ts';

const none: UsageSummary = {
  total: 0,
  words: 0,
  conversations: 0,
  days: [],
  server_time: '2026-11-21T10:35:00Z',
};

const today = Date.parse('2026-11-21T10:35:00Z');

describe('a period of the dashboard', () => {
  it.each([
    ['7', 7],
    ['90', 90],
    [null, 30],
    ['', 30],
    ['8', 30],
    ['-7', 30],
    ['۷', 30],
  ])('X-239: «%s» in the address is %i days', (text, days) => {
    expect(readPeriod(text)).toBe(days);
  });

  it.each([7, 30, 90] as const)('X-239: %i days end with the present one', (period) => {
    const days = listDays(computeSpan('2026-11-21', period));
    expect([days.length, days.at(-1)]).toEqual([period, '2026-11-21']);
    expect(new Set(days).size).toBe(period);
  });

  it('X-239: the last day of a leap year has a place of its own', () => {
    const days = listDays(computeSpan('2025-03-23', 7));
    expect(days.slice(3)).toEqual(['2025-03-20', '2025-03-21', '2025-03-22', '2025-03-23']);
  });
});

describe('the bars of a period', () => {
  const span: DaySpan = { start: '2026-11-18', end: '2026-11-21' };
  const day = (date: string, duration: number) => ({ date, duration, words: 0 });

  it('X-239: a day that the server does not know is a gap, and one without use is a zero', () => {
    const days = [day('2026-11-21', 90_000), day('2026-11-18', 0), day('2026-11-20', 5_000)];
    expect(toBars({ days }, span)).toEqual([
      { name: 'چهارشنبه', fullName: 'چهارشنبه ۲۷ آبان ۱۴۰۵', value: 0 },
      { name: 'پنجشنبه', fullName: 'پنجشنبه ۲۸ آبان ۱۴۰۵', value: null },
      { name: 'جمعه', fullName: 'جمعه ۲۹ آبان ۱۴۰۵', value: 1 },
      { name: 'امروز', fullName: 'شنبه ۳۰ آبان ۱۴۰۵', value: 2 },
    ]);
  });

  it('X-239: the days of a long period are named by their date', () => {
    const bars = toBars({ days: [] }, computeSpan('2026-11-21', 30));
    expect(bars.map(({ name }) => name).slice(-3)).toEqual(['۲۸ آبان', '۲۹ آبان', 'امروز']);
    expect(bars.every(({ value }) => value === null)).toBe(true);
  });

  it('X-239: a period is unused when every known amount is zero', () => {
    expect(isUnused(none)).toBe(true);
    expect(isUnused({ ...none, total: null, days: [day('2026-11-21', 0)] })).toBe(true);
    expect(isUnused({ ...none, words: 1 })).toBe(false);
    expect(isUnused({ ...none, total: null, days: [day('2026-11-21', 5)] })).toBe(false);
  });
});

describe('the read of a period', () => {
  const read = async (now: number, summary: UsageSummary = none) => {
    const asked: string[] = [];
    const usage = await readUsage(
      (span) => {
        asked.push(span.end);
        return Promise.resolve(summary);
      },
      7,
      now,
    );
    return { asked, end: usage.span.end };
  };

  it('X-239: asks once for the days until the present one', async () => {
    expect(await read(today)).toEqual({ asked: ['2026-11-21'], end: '2026-11-21' });
  });

  it('X-239: asks for the days of the server when the clock of the device is wrong', async () => {
    expect(await read(today - 3 * 86_400_000)).toEqual({
      asked: ['2026-11-18', '2026-11-21'],
      end: '2026-11-21',
    });
  });

  it.each([null, 'now'])(
    'X-239: without a time of the server (%s) the device counts',
    async (time) => {
      const summary = { ...none, server_time: time };
      expect((await read(today - 86_400_000, summary)).asked).toEqual(['2026-11-20']);
    },
  );
});
