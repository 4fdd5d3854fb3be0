import { type DaySpan, toTehranTime } from '../../../shared/lists/days/tehranDays.ts';

/** The days that a birthday may be: from the first day of 1300 to today in Tehran. @param now in ms since 1970 */
export function makeBirthdaySpan(now: number): DaySpan {
  return { start: '1921-03-21', end: toTehranTime(now).day };
}
