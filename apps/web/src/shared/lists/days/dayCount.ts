import { d2g, j2d, jalaaliMonthLength, toJalaali } from 'jalaali-js';
import { type DaySpan, writeGregorianDay, toDayNumber } from './tehranDays.ts';

/** Days are counted by the calendar, so that days of 23 and 25 hours are one day each. */

export interface JalaliDay {
  readonly year: number;
  /** 1 (فروردین) to 12. */
  readonly month: number;
  readonly day: number;
}

/** The day so many days later; earlier for a negative number. */
export function addDays(day: string, count: number): string {
  return writeGregorianDay(toDayNumber(day) + count);
}

/** The number of days of a span. */
export function countDays({ start, end }: DaySpan): number {
  return toDayNumber(end) - toDayNumber(start) + 1;
}

/** The weekday: 0 for Saturday, with which the week begins, to 6 for Friday. */
export function getWeekday(day: string): number {
  // The count of the calendar library begins with a Monday.
  return (toDayNumber(day) + 2) % 7;
}

/** The day in the Persian calendar. */
export function toJalaliParts(day: string): JalaliDay {
  const { gy, gm, gd } = d2g(toDayNumber(day));
  const { jy, jm, jd } = toJalaali(gy, gm, gd);
  return { year: jy, month: jm, day: jd };
}

/** The Gregorian day of a Persian one; a day beyond the end of its month is the last of it. */
export function toGregorianDay({ year, month, day }: JalaliDay): string {
  return writeGregorianDay(j2d(year, month, Math.min(day, jalaaliMonthLength(year, month))));
}
