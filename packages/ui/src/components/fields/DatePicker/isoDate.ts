import { type CalendarDate, parseDate, PersianCalendar, toCalendar } from '@internationalized/date';

export const persianCalendar = new PersianCalendar();

/** Reads «2026-11-21»; null for what is no day. */
export function fromIso(iso: string | null | undefined): CalendarDate | null {
  if (iso === null || iso === undefined || iso === '') {
    return null;
  }
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}

/** Reads the first or last day that can be chosen: a Gregorian one would turn the month it lies in into a Gregorian month. */
export function limitFromIso(iso: string | undefined): CalendarDate | null {
  const day = fromIso(iso);
  return day && toCalendar(day, persianCalendar);
}

/** Two Gregorian days, «2026-11-21», both within the span. */
export interface DaySpan {
  start: string;
  end: string;
}

/** Reads both ends; null where one is no day. */
export function fromSpan(span: DaySpan | null | undefined) {
  const start = fromIso(span?.start);
  const end = fromIso(span?.end);
  return start === null || end === null ? null : { start, end };
}
