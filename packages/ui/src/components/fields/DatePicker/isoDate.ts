import { type CalendarDate, parseDate, PersianCalendar, toCalendar } from '@internationalized/date';

export const persianCalendar = new PersianCalendar();

/** Parses «2026-11-21»; null for an invalid day. */
export function parseIsoDay(iso: string | null | undefined): CalendarDate | null {
  if (iso === null || iso === undefined || iso === '') {
    return null;
  }
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}

/**
 * Parses a minimum or maximum into the Persian calendar: a Gregorian one would switch
 * the displayed month to Gregorian.
 */
export function parseLimit(iso: string | undefined): CalendarDate | null {
  const day = parseIsoDay(iso);
  return day && toCalendar(day, persianCalendar);
}

/** Two Gregorian days, «2026-11-21», both inclusive. */
export interface DateRange {
  start: string;
  end: string;
}

/** Parses both ends; null when one is invalid. */
export function parseRange(span: DateRange | null | undefined) {
  const start = parseIsoDay(span?.start);
  const end = parseIsoDay(span?.end);
  return start === null || end === null ? null : { start, end };
}
