import { toJalaali } from 'jalaali-js';
import { isCalendarDay } from './calendarDay.ts';
import { toPersianDigits } from '@nevisa/writing';

/** A second in Iran time with its day in the Persian calendar. */
export interface LocalMoment {
  year: number;
  /** 1 (فروردین) to 12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/**
 * Parses a local time to the second, «2026-11-21 14:05:09», strictly, for a receipt.
 * Fractions of a second are cut. The zone of Iran may follow: «+03:30», whose `+` arrives
 * as a space where the address has it unescaped, and a space may be before it. Another zone, other characters attached to
 * the time, a `T`, or a nonexistent day or second make it invalid (T-23, P05). `Date` is not
 * used: it would apply the zone of the machine.
 */
export function readLocalMoment(text: string): LocalMoment | null {
  const parts = localMoment.exec(text.trim())?.slice(1, 7).map(Number);
  if (parts === undefined) {
    return null;
  }
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = parts;
  const exists = isCalendarDay(year, month, date) && hour < 24 && minute < 60 && second < 60;
  if (!exists || year < firstYear || year > lastYear) {
    return null;
  }
  const { jy, jm, jd } = toJalaali(year, month, date);
  return { year: jy, month: jm, day: jd, hour, minute, second };
}

/** «۱۴:۰۵:۰۹ - ۱۴۰۵/۰۸/۳۰»; left to right, for use in an `Ltr`. */
export function formatLocalMoment({ year, month, day, hour, minute, second }: LocalMoment): string {
  const clock = [hour, minute, second].map(padTwoDigits).join(':');
  const date = [year, month, day].map(padTwoDigits).join('/');
  return toPersianDigits(`${clock} - ${date}`);
}

// No payment is older or later, and the two calendar algorithms may differ outside.
const firstYear = 1925;
const lastYear = 2105;

const localMoment =
  /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:(?: +\+?|\+)03:?30)?$/;

function padTwoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
