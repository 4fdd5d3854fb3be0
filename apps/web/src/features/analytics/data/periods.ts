import type { AnalyticsComparison, AnalyticsGranularity } from '@nevisa/api/types';
import type { AnalyticsPeriod, AnalyticsQuestion } from '@nevisa/machines';
import {
  addDays,
  countDays,
  toGregorianDay,
  getWeekday,
  toJalaliParts,
} from '../../../shared/lists/days/dayCount.ts';
import { type DaySpan, orderSpan } from '../../../shared/lists/days/tehranDays.ts';

/** The days of a question. */
export interface PlannedPeriod {
  readonly span: DaySpan;
  /** Why the days are fewer than those that were asked for. */
  readonly cut: 'future' | 'long' | null;
  /** The last day is not over. */
  readonly isRunning: boolean;
}

/** The longest own span, in Persian years. */
const longestYears = 3;

/** The days of a period up to the running day. An own span is cut at today, and to three years. */
export function planPeriod({
  period,
  day,
}: Pick<AnalyticsQuestion, 'period' | 'day'>): PlannedPeriod {
  if (typeof period === 'string') {
    return { span: { start: computeFirstDay(period, day), end: day }, cut: null, isRunning: true };
  }
  const { start, end } = orderSpan(period);
  const past = { start: chooseEarlier(start, day), end: chooseEarlier(end, day) };
  const earliest = addDays(shiftYear(past.end, -longestYears), 1);
  const isLong = past.start < earliest;
  return {
    span: isLong ? { ...past, start: earliest } : past,
    cut: isLong ? 'long' : end > day ? 'future' : null,
    isRunning: past.end === day,
  };
}

function computeFirstDay(period: Extract<AnalyticsPeriod, string>, day: string): string {
  if (period === 'year') {
    return toGregorianDay({ ...toJalaliParts(day), month: 1, day: 1 });
  }
  return addDays(day, 1 - dayCounts[period]);
}

const dayCounts = { days7: 7, days30: 30, days90: 90 } as const;

function chooseEarlier(one: string, other: string): string {
  return one < other ? one : other;
}

/** The same day of another Persian year; 30 Esfand becomes 29 where that year has no leap day. */
function shiftYear(day: string, years: number): string {
  const jalali = toJalaliParts(day);
  return toGregorianDay({ ...jalali, year: jalali.year + years });
}

/**
 * The compared days: as many before, the nearest earlier ones with the same weekdays, or those of
 * the Persian year before.
 */
export function compareSpan(span: DaySpan, comparison: AnalyticsComparison): DaySpan {
  const length = countDays(span);
  const shifted = (days: number) => ({
    start: addDays(span.start, -days),
    end: addDays(span.end, -days),
  });
  switch (comparison) {
    case 'previous':
      return shifted(length);
    case 'weekdays':
      return shifted(Math.ceil(length / 7) * 7);
    case 'year':
      return { start: shiftYear(span.start, -1), end: shiftYear(span.end, -1) };
  }
}

/** The most points of a chart. */
const mostPoints = 92;

/** Days, weeks from Saturday on, or months, so that a chart has at most 92 points. */
export function chooseGranularity(span: DaySpan): AnalyticsGranularity {
  if (countDays(span) <= mostPoints) {
    return 'day';
  }
  return Math.ceil((getWeekday(span.start) + countDays(span)) / 7) <= mostPoints ? 'week' : 'month';
}

/** The days, weeks or months of a span in their order, cut at its ends. */
export function listBuckets(span: DaySpan, granularity: AnalyticsGranularity): DaySpan[] {
  const buckets: DaySpan[] = [];
  for (let start = span.start; start <= span.end;) {
    const end = chooseEarlier(computeLastDay(start, granularity), span.end);
    buckets.push({ start, end });
    start = addDays(end, 1);
  }
  return buckets;
}

function computeLastDay(day: string, granularity: AnalyticsGranularity): string {
  switch (granularity) {
    case 'day':
      return day;
    case 'week':
      return addDays(day, 6 - getWeekday(day));
    case 'month':
      return toGregorianDay({ ...toJalaliParts(day), day: 31 });
  }
}

/**
 * For each bucket the one with which it is compared: the next in order, and for days of another
 * year the same day of the calendar, so that a leap day shifts nothing. Null where there is none.
 */
export function pairBuckets(
  buckets: readonly DaySpan[],
  compared: readonly DaySpan[],
  {
    granularity,
    comparison,
  }: { granularity: AnalyticsGranularity; comparison: AnalyticsComparison },
): (DaySpan | null)[] {
  if (comparison !== 'year' || granularity !== 'day') {
    return buckets.map((_, index) => compared[index] ?? null);
  }
  const byDate = new Map(compared.map((bucket) => [toMonthAndDay(bucket.start), bucket]));
  return buckets.map(({ start }) => byDate.get(toMonthAndDay(start)) ?? null);
}

/** Month and day, which a year before has too. */
function toMonthAndDay(day: string): string {
  const { month, day: date } = toJalaliParts(day);
  return `${month}-${date}`;
}
