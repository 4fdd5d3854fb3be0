import { toLatinDigits } from '@nevisa/writing';
import { d2g, g2d, j2d, jalaaliMonthLength, toJalaali } from 'jalaali-js';

/**
 * Days of Tehran, independent of the zone of the device. `Date` and `Intl` are used for UTC
 * only: both would apply the zone of the device, and browsers with old zone data still
 * know a summer time after 1401.
 */

/** Days of Tehran, both inclusive, as Gregorian days («2026-11-21»): the value of `DateRangePicker`. */
export interface DaySpan {
  readonly start: string;
  readonly end: string;
}

/** A span of time as lists ask the server for it, in UTC («2026-11-20T20:30:00Z»). */
export interface TimeSpan {
  /** The first second. */
  readonly from: string;
  /** The first second after the span. */
  readonly to: string;
}

/** A moment on the calendar and the clock of Tehran. */
export interface TehranTime {
  /** «2026-11-21» */
  readonly day: string;
  /** «1405-08-30», with Latin digits. */
  readonly jalaliDay: string;
  /** «14:05:09» */
  readonly clock: string;
  /** «+03:30», or «+04:30» in the summers until 1401. */
  readonly offset: string;
}

/** The years that an address may name. Before 1371 the summer time had other days. */
const [firstYear, lastYear] = [1371, 1499];

const hour = 3_600_000;
const dayLength = 24 * hour;
const standardOffset = 3.5 * hour;

/** The time from the first moment of the first day to the first moment after the last day. Swaps days in the wrong order. */
export function toTimeSpan(span: DaySpan): TimeSpan {
  const { start, end } = orderSpan(span);
  return {
    from: writeUtcDay(startOfDay(toDayNumber(start))),
    to: writeUtcDay(startOfDay(toDayNumber(end) + 1)),
  };
}

/** The span with its earlier day first. */
export function orderSpan({ start, end }: DaySpan): DaySpan {
  return start <= end ? { start, end } : { start: end, end: start };
}

/** The Gregorian day so many days after another one; before it for a negative number. */
export function shiftDay(day: string, by: number): string {
  return writeGregorianDay(toDayNumber(day) + by);
}

/** «1405-08-30» for the Gregorian day «2026-11-21». */
export function toJalaliDay(day: string): string {
  return writeJalaliDay(toDayNumber(day));
}

/**
 * The Gregorian day of a Jalali one («1405-08-30», also with slashes or Persian digits).
 * A month or day that does not exist is the nearest one that does.
 *
 * @returns null for another text, and for a year outside of 1371 to 1499
 */
export function parseJalaliDay(text: string): string | null {
  const parts = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(toLatinDigits(text.trim()));
  const [year = 0, month = 0, day = 0] = parts?.slice(1).map(Number) ?? [];
  if (year < firstYear || year > lastYear) {
    return null;
  }
  const validMonth = clamp(month, 12);
  return writeGregorianDay(j2d(year, validMonth, clamp(day, jalaaliMonthLength(year, validMonth))));
}

/** The day and the clock of Tehran at a moment, in ms since 1970. */
export function toTehranTime(moment: number): TehranTime {
  const offset = standardOffset + (isSummer(moment) ? hour : 0);
  const local = moment + offset;
  const day = Math.floor(local / dayLength) + firstDayNumber;
  return {
    day: writeGregorianDay(day),
    jalaliDay: writeJalaliDay(day),
    clock: new Date(local).toISOString().slice(11, 19),
    offset: offset === standardOffset ? '+03:30' : '+04:30',
  };
}

/** The number of 1970-01-01 in the count of days of the calendar library. */
const firstDayNumber = g2d(1970, 1, 1);

function startOfDay(day: number): number {
  const midnight = (day - firstDayNumber) * dayLength - standardOffset;
  // The clock went from 24:00 of 1 Farvardin to 01:00, and had 23:00 of 30 Shahrivar twice.
  return isSummer(midnight - hour) ? midnight - hour : midnight;
}

/** Whether Tehran had its summer time: from 2 Farvardin to the end of 30 Shahrivar. */
function isSummer(moment: number): boolean {
  if (moment >= endOfSummerTime) {
    return false;
  }
  const local = moment + standardOffset;
  const { jy, jm, jd } = toJalali(Math.floor(local / dayLength) + firstDayNumber);
  const known = jy >= firstYear && jy !== 1385 && jy !== 1386;
  const begun = jm > 1 || jd > 1;
  const lastDay = jm === 6 && jd === 30;
  const lastHour = (((local % dayLength) + dayLength) % dayLength) / hour >= 23;
  return known && begun && (jm < 6 || (jm === 6 && jd < 30) || (lastDay && !lastHour));
}

/** The last summer time ended at 24:00 of 30 Shahrivar 1401. */
const endOfSummerTime = Date.UTC(2022, 8, 21, 19, 30);

function toJalali(day: number) {
  const { gy, gm, gd } = d2g(day);
  return toJalaali(gy, gm, gd);
}

function writeJalaliDay(day: number): string {
  const { jy, jm, jd } = toJalali(day);
  return writeDay(jy, jm, jd);
}

/** The day with a number of the calendar library, as «2026-11-21». */
export function writeGregorianDay(day: number): string {
  const { gy, gm, gd } = d2g(day);
  return writeDay(gy, gm, gd);
}

function writeDay(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${padTwoDigits(month)}-${padTwoDigits(day)}`;
}

/**
 * The number of a day in the count of the calendar library.
 *
 * @throws RangeError for a text that is no day
 */
export function toDayNumber(day: string): number {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) {
    throw new RangeError(`«${day}» is no day.`);
  }
  return g2d(year, month, date);
}

function writeUtcDay(moment: number): string {
  return new Date(moment).toISOString().replace('.000', '');
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 1), most);
}

function padTwoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
