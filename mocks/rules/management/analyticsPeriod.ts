import type { AnalyticsComparison, AnalyticsGranularity } from '@nevisa/api/types';
import { refuseField } from '../refusal.ts';
import {
  addDays,
  toTehranDay,
  countDaysBetween,
  getWeekday,
  isStartOfDay,
  listDays,
  startOfDay,
  toPersianDay,
  computeYearBefore,
} from './analyticsDays.ts';

/** Days of Tehran, both inclusive. */
export interface DayPeriod {
  readonly first: string;
  readonly last: string;
}

/** A day of a period, and how much of it counts: all of it, or a part from its beginning. */
export interface CountedDay {
  readonly day: string;
  /** From 0 to 1. */
  readonly part: number;
}

/** The longest period, in days: three years with their leap day. */
const longestPeriod = 1_096;

/**
 * The days that a query names. They end with the running day of the server: a device whose clock
 * is ahead gets an answer, and with it the right time.
 *
 * @throws Refusal 400 for a moment that begins no day of Tehran, an end before the start, and a
 * period over three years
 */
export function readPeriod(query: { from: string; to: string }, now: number): DayPeriod {
  const [from, to] = [Date.parse(query.from), Date.parse(query.to)];
  for (const [field, moment] of [['from', from] as const, ['to', to] as const]) {
    if (!isStartOfDay(moment)) {
      throw refuseField(field, 'این زمان آغاز هیچ روزی به وقت تهران نیست.');
    }
  }
  if (to <= from) {
    throw refuseField('to', 'پایان بازه باید پس از آغاز آن باشد.');
  }
  const period = { first: toTehranDay(from), last: toTehranDay(to - 1) };
  if (countDaysBetween(period.first, period.last) >= longestPeriod) {
    throw refuseField('to', 'بازه نباید بیش از سه سال باشد.');
  }
  const today = toTehranDay(now);
  const cut = (day: string) => (day > today ? today : day);
  return { first: cut(period.first), last: cut(period.last) };
}

/** The days of a period; of the running day the part that is over. */
export function countDays({ first, last }: DayPeriod, now: number): CountedDay[] {
  const today = toTehranDay(now);
  return listDays(first, last).map((day) => ({
    day,
    part: day === today ? elapsedPart(now) : 1,
  }));
}

/** The part of the running day of Tehran that is over, from 0 to below 1. */
function elapsedPart(now: number): number {
  const start = startOfDay(toTehranDay(now));
  return (now - start) / (startOfDay(addDays(toTehranDay(now), 1)) - start);
}

/** The period with which another is compared. */
export function comparePeriod(
  { first, last }: DayPeriod,
  comparison: AnalyticsComparison,
): DayPeriod {
  const length = countDaysBetween(first, last) + 1;
  switch (comparison) {
    case 'previous':
      return { first: addDays(first, -length), last: addDays(last, -length) };
    case 'weekdays': {
      const shift = Math.ceil(length / 7) * 7;
      return { first: addDays(first, -shift), last: addDays(last, -shift) };
    }
    case 'year':
      return { first: computeYearBefore(first), last: computeYearBefore(last) };
  }
}

/** The days of the compared period; the last one counts as far as the running day of the other does. */
export function countComparedDays(
  period: DayPeriod,
  compared: DayPeriod,
  now: number,
): CountedDay[] {
  const days = listDays(compared.first, compared.last);
  const part = countDays(period, now).at(-1)?.part ?? 1;
  return days.map((day, index) => ({ day, part: index === days.length - 1 ? part : 1 }));
}

/** A period as moments: its first one, and the first one after it. */
export function toMoments({ first, last }: DayPeriod): { from: string; to: string } {
  const text = (moment: number) => new Date(moment).toISOString().replace('.000', '');
  return { from: text(startOfDay(first)), to: text(startOfDay(addDays(last, 1))) };
}

/** The days of a period in days, weeks from Saturday on, or months of the Persian calendar. */
export function groupDays(
  days: readonly CountedDay[],
  granularity: AnalyticsGranularity,
): CountedDay[][] {
  const groups = new Map<string, CountedDay[]>();
  for (const one of days) {
    const name = toGroupKey(one.day, granularity);
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups.values()];
}

function toGroupKey(day: string, granularity: AnalyticsGranularity): string {
  if (granularity === 'day') {
    return day;
  }
  if (granularity === 'week') {
    return addDays(day, -getWeekday(day));
  }
  const { year, month } = toPersianDay(day);
  return `${year}-${month}`;
}
