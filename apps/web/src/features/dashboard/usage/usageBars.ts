import type { UsageSummary } from '@nevisa/api/types';
import { type Bar, formatDay, formatLongDate, formatWeekDay, parseWireTime } from '@nevisa/ui';
import type { DaySpan } from '../../../shared/lists/days/tehranDays.ts';
import { dayText } from '../../../shared/text/dayText.ts';
import { listDays } from './usagePeriod.ts';

const minute = 60_000;

/** The largest number of bars with room for the names of the days of the week. */
const fewBars = 7;

/**
 * A bar for each day of a span, in whole minutes. A day that the server does not know is a gap, and
 * no zero.
 */
export function toBars({ days }: Pick<UsageSummary, 'days'>, span: DaySpan): Bar[] {
  const known = new Map(days.map(({ date, duration }) => [date, duration]));
  const all = listDays(span);
  return all.map((day) => {
    const duration = known.get(day);
    const time = parseWireTime(day);
    const name = time === null ? day : all.length > fewBars ? formatDay(time) : formatWeekDay(time);
    return {
      name: day === span.end ? dayText.today : name,
      fullName: time === null ? day : formatLongDate(time),
      value: duration === undefined ? null : toMinutes(duration),
    };
  });
}

/** Whole minutes; less than one is one, so that a short dictation is seen. */
function toMinutes(duration: number): number {
  return duration === 0 ? 0 : Math.max(1, Math.round(duration / minute));
}

/** Whether nothing at all was used. */
export function isUnused({ total, words, conversations, days }: UsageSummary): boolean {
  const amounts = [total, words, conversations, ...days.map(({ duration }) => duration)];
  return amounts.every((amount) => amount === null || amount === 0);
}
