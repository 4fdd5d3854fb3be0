import type { UsageSummary, User } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { forecastCreditEnd } from './forecastCreditEnd.ts';

const minute = 60_000;
const span = { start: '2026-11-01', end: '2026-11-21' };

interface Account {
  left: number;
  isInfinite?: boolean;
  end?: string | null;
}

const makeUser = ({ left, isInfinite = false, end = null }: Account) =>
  ({
    nevisa_service_account: {
      usage_remained: left * minute,
      is_usage_infinite: isInfinite,
      current_service_record: { end_time: end, service: { hour_limit: 10 } },
    },
  }) as User;

/** Days in a row from the first of the month, with so many minutes of use each. */
const makeDays = (...minutes: number[]): UsageSummary['days'] =>
  minutes.map((duration, index) => ({
    date: `2026-11-${String(index + 1).padStart(2, '0')}`,
    duration: duration * minute,
    words: 0,
  }));

const forecast = (account: Account, days: UsageSummary['days']) =>
  forecastCreditEnd(makeUser(account), { summary: { days } as UsageSummary, span });

describe('the forecast of the credit', () => {
  it.each([
    ['the mean of the days', 100, makeDays(10, 20, 30), 5],
    ['a day without use counts', 100, makeDays(10, 0, 20, 30), 7],
    ['days before the first use do not count', 100, makeDays(0, 0, 0, 10, 20, 30), 5],
    ['the last day is the present one', 1, makeDays(10, 20, 30), 1],
    ['no credit is left', 0, makeDays(10, 20, 30), null],
    ['two days say nothing', 100, makeDays(10, 0, 0, 20), null],
    ['no day is known', 100, makeDays(), null],
    ['nothing was used', 100, makeDays(0, 0, 0), null],
    ['ninety days', 1_800, makeDays(20, 20, 20), 90],
    ['more than ninety days', 1_820, makeDays(20, 20, 20), null],
  ])('X-239: %s', (_name, left, days, expected) => {
    expect(forecast({ left }, days)).toBe(expected);
  });

  it('X-239: the order of the answer does not count', () => {
    expect(forecast({ left: 100 }, makeDays(0, 0, 10, 20, 30).toReversed())).toBe(5);
  });

  it('X-239: a credit without a limit does not end', () => {
    expect(forecast({ left: 100, isInfinite: true }, makeDays(10, 20, 30))).toBeNull();
  });

  it.each([
    ['on the same day of Tehran', '2026-11-25T20:30:00Z', 5],
    ['a minute before that day', '2026-11-25T20:29:00Z', null],
    ['at an unreadable time', 'soon', 5],
  ])('X-239: a package that ends %s', (_name, end, expected) => {
    expect(forecast({ left: 100, end }, makeDays(10, 20, 30))).toBe(expected);
  });
});
