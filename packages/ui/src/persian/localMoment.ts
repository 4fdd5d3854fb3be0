import { toJalaali } from 'jalaali-js';
import { isCalendarDay } from './calendarDay.ts';
import { toPersianDigits } from '@nevisa/writing';

/** A second of a clock in Iran, and its day in the Persian calendar. */
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
 * Reads a local time to the second, «2026-11-21 14:05:09», where nothing but a
 * true answer will do: a receipt. Parts of a second are cut; a zone that stands
 * apart, because the `+` of «+03:30» reached us as a space, is ignored. What is
 * glued to the time, a `T`, or a day or second that does not exist makes it no
 * time (T-23, P05). Never a `Date`: that would move it by the machine's zone.
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

/** «۱۴:۰۵:۰۹ - ۱۴۰۵/۰۸/۳۰»; it reads from left to right and belongs into an `Ltr`. */
export function formatMoment({ year, month, day, hour, minute, second }: LocalMoment): string {
  const clock = [hour, minute, second].map(twoDigits).join(':');
  const date = [year, month, day].map(twoDigits).join('/');
  return toPersianDigits(`${clock} - ${date}`);
}

// Beyond them nobody has paid, and the two calendars are no longer sure to agree.
const firstYear = 1925;
const lastYear = 2105;

const localMoment = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?: +\d\d:?\d\d)?$/;

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
