import { j2d, toJalaali } from 'jalaali-js';
import { isCalendarDay } from './calendarDay.ts';
import { toPersianDigits } from '@nevisa/writing';

/** A moment in the Persian calendar and Iran time. */
export interface PersianTime {
  year: number;
  /** 1 (فروردین) to 12. */
  month: number;
  day: number;
  /** Null for a date without a time. */
  hour: number | null;
  minute: number | null;
}

const monthNames = [
  'فروردین',
  'اردیبهشت',
  'خرداد',
  'تیر',
  'مرداد',
  'شهریور',
  'مهر',
  'آبان',
  'آذر',
  'دی',
  'بهمن',
  'اسفند',
] as const;

// Julian day 0 was a Monday.
const weekDays = ['دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه', 'شنبه', 'یکشنبه'] as const;

/**
 * Parses a server time: a Gregorian date, an optional time after a space or `T`,
 * optional fractions of a second and an optional zone (T-23). Without a zone it is
 * already Iran time and is not converted through `Date`, which would apply the zone of
 * the machine; with one it is converted to Iran time.
 *
 * @returns null for an invalid date
 */
export function parseWireTime(text: string): PersianTime | null {
  const found = wireTime.exec(text.trim());
  if (found?.groups === undefined) {
    return null;
  }
  const { year, month, day, hour, minute, second, zone } = found.groups;
  const gregorian: GregorianTime = {
    date: [Number(year), Number(month), Number(day)],
    clock: hour === undefined ? null : [Number(hour), Number(minute)],
  };
  if (!isValid(gregorian)) {
    return null;
  }
  return toPersian(
    zone === undefined ? gregorian : toIranTime(gregorian, Number(second ?? 0), zone),
  );
}

/**
 * The part of a server time that is valid in the `datetime` attribute: «2026-11-21
 * 14:05:09», with its zone if any.
 */
export function toDateTimeAttribute(wire: string): string {
  return htmlTime.exec(wire.trim().replace(/\.\d+/, ''))?.[0] ?? '';
}

/** «۳۰ آبان ۱۴۰۵» */
export function formatDate(time: PersianTime): string {
  return toPersianDigits(`${formatDay(time)} ${time.year}`);
}

/** «۳۰ آبان» */
export function formatDay({ month, day }: Pick<PersianTime, 'month' | 'day'>): string {
  return toPersianDigits(`${day} ${monthNames[month - 1]}`);
}

/** «شنبه» */
export function formatWeekDay({ year, month, day }: PersianTime): string {
  return weekDays[j2d(year, month, day) % 7] as string;
}

/** «شنبه ۳۰ آبان ۱۴۰۵» */
export function formatLongDate(time: PersianTime): string {
  return `${formatWeekDay(time)} ${formatDate(time)}`;
}

/** «۱۴۰۵/۰۸/۳۰» */
export function formatShortDate({ year, month, day }: PersianTime): string {
  return toPersianDigits(`${year}/${padTwoDigits(month)}/${padTwoDigits(day)}`);
}

/** «۳۰ آبان ۱۴۰۵، ساعت ۱۴:۰۵», or the date alone without a time. */
export function formatDateTime(time: PersianTime): string {
  const clock = formatClock(time);
  return clock === null ? formatDate(time) : `${formatDate(time)}، ساعت ${clock}`;
}

/** «آبان ۱۴۰۵» */
export function formatMonth({ year, month }: Pick<PersianTime, 'year' | 'month'>): string {
  return toPersianDigits(`${monthNames[month - 1]} ${year}`);
}

/** «۱۴:۰۵», or null without a time. */
export function formatClock({ hour, minute }: PersianTime): string | null {
  if (hour === null || minute === null) {
    return null;
  }
  return toPersianDigits(`${padTwoDigits(hour)}:${padTwoDigits(minute)}`);
}

// Text after the time is ignored: an unescaped «+03:30» in a URL arrives as a third part.
const wireTime =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:?\d{2})?(?: .*)?)?$/;

const htmlTime = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?)?/;

/** A Gregorian date with an optional time, without a zone. */
interface GregorianTime {
  date: readonly [year: number, month: number, day: number];
  clock: readonly [hour: number, minute: number] | null;
}

function toPersian({ date: [year, month, day], clock }: GregorianTime): PersianTime {
  const { jy, jm, jd } = toJalaali(year, month, day);
  return { year: jy, month: jm, day: jd, hour: clock?.[0] ?? null, minute: clock?.[1] ?? null };
}

function isValid({ date: [year, month, day], clock }: GregorianTime): boolean {
  const [hour, minute] = clock ?? [0, 0];
  const known = year >= 1000 && year < 3000 && isCalendarDay(year, month, day);
  return known && hour <= 23 && minute <= 59;
}

function toIranTime(
  { date: [year, month, day], clock }: GregorianTime,
  second: number,
  zone: string,
) {
  const [hour, minute] = clock ?? [0, 0];
  const instant = Date.UTC(year, month - 1, day, hour, minute, second) - parseOffset(zone);
  const parts = new Map(
    createIranFormat()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return {
    date: [part('year'), part('month'), part('day')],
    clock: [part('hour'), part('minute')],
  } as const satisfies GregorianTime;
}

/** The offset of a zone (`Z`, `+03:30`, `-0500`) from UTC in ms. */
function parseOffset(zone: string): number {
  if (zone === 'Z') {
    return 0;
  }
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}

let iran: Intl.DateTimeFormat | undefined;

// Created for the first zoned time, because construction is slow.
function createIranFormat(): Intl.DateTimeFormat {
  iran ??= new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: 'Asia/Tehran',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return iran;
}

function padTwoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
