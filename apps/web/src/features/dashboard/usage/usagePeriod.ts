import { type DaySpan, shiftDay } from '../../../shared/lists/days/tehranDays.ts';

/** The periods of the dashboard, in days; each ends with the present day. */
export const usagePeriods = [7, 30, 90] as const;
export type UsagePeriod = (typeof usagePeriods)[number];

export const usualPeriod: UsagePeriod = 30;

/** The period that an address names; another word is the usual one. */
export function readPeriod(days: string | null): UsagePeriod {
  return usagePeriods.find((period) => String(period) === days) ?? usualPeriod;
}

/** The days of a period that ends with this day. */
export function computeSpan(today: string, period: UsagePeriod): DaySpan {
  return { start: shiftDay(today, 1 - period), end: today };
}

/** Every day of a span, earliest first. */
export function listDays({ start, end }: DaySpan): readonly string[] {
  const days: string[] = [];
  for (let day = start; day <= end; day = shiftDay(day, 1)) {
    days.push(day);
  }
  return days;
}
