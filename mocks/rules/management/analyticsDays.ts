/** Days of Tehran as Gregorian days, «2026-11-21», by the zone data of the platform. */

const dayLength = 86_400_000;

/** Swedish days are written as in ISO 8601, and `format` takes a fraction of the time of `formatToParts`. */
const tehran = new Intl.DateTimeFormat('sv-SE-u-ca-gregory-nu-latn', { timeZone: 'Asia/Tehran' });

const persian = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The day of Tehran at a moment, in ms since 1970. */
export function toTehranDay(moment: number): string {
  return tehran.format(moment);
}

/** Whether a moment is the first one of a day of Tehran. */
export function isStartOfDay(moment: number): boolean {
  return toTehranDay(moment) !== toTehranDay(moment - 1);
}

/** The first moment of a day of Tehran, in ms since 1970. */
export function startOfDay(day: string): number {
  const standard = Date.parse(day) - 3.5 * 3_600_000;
  const summer = standard - 3_600_000;
  return toTehranDay(summer) === day && isStartOfDay(summer) ? summer : standard;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

/** The number of days from one to another. */
export function countDaysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

/** Each day from the first to the last. */
export function listDays(first: string, last: string): string[] {
  return Array.from({ length: countDaysBetween(first, last) + 1 }, (_, index) =>
    addDays(first, index),
  );
}

/** The weekday: 0 for Saturday, with which the week begins, to 6 for Friday. */
export function getWeekday(day: string): number {
  return (new Date(day).getUTCDay() + 1) % 7;
}

export interface PersianDay {
  year: number;
  month: number;
  day: number;
}

/** The day in the Persian calendar. */
export function toPersianDay(day: string): PersianDay {
  const parts = new Map(
    persian.formatToParts(Date.parse(day)).map(({ type, value }) => [type, Number(value)]),
  );
  return {
    year: parts.get('year') ?? 0,
    month: parts.get('month') ?? 0,
    day: parts.get('day') ?? 0,
  };
}

/** The same day of the Persian year before; 30 Esfand becomes 29 where that year has no leap day. */
export function computeYearBefore(day: string): string {
  const { month, day: date } = toPersianDay(day);
  const near = [-366, -365].map((shift) => addDays(day, shift));
  const same = near.find((one) => {
    const found = toPersianDay(one);
    return found.month === month && found.day === date;
  });
  return same ?? addDays(day, -366);
}
