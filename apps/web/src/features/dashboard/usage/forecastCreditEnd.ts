import type { UsageSummary, User } from '@nevisa/api/types';
import { shiftDay, toTehranTime } from '../../../shared/lists/days/tehranDays.ts';
import { readRemaining } from '../../../shared/shell/credit.ts';
import type { Usage } from './useUsage.ts';

/** Fewer days with use say nothing about the next ones. */
const fewestDays = 3;

/** A forecast over a longer time is a guess, in days. */
const longestForecast = 90;

/**
 * In how many whole days the credit of a user ends if it is used as in a period. Null where that cannot be
 * said: less than three days of the period have use, the credit has no limit or lasts for more than 90 days, or the
 * package ends before its credit.
 */
export function forecastCreditEnd(
  user: User,
  { summary: { days }, span }: Pick<Usage, 'summary' | 'span'>,
): number | null {
  const forecast = divideByMean(readRemaining(user)?.left ?? 0, days);
  const packageEnd = Date.parse(
    user.nevisa_service_account?.current_service_record?.end_time ?? '',
  );
  const endsBefore =
    forecast !== null &&
    !Number.isNaN(packageEnd) &&
    toTehranTime(packageEnd).day < shiftDay(span.end, forecast);
  return endsBefore ? null : forecast;
}

/** The mean is that of the days that the server knows, from the first one with use. */
function divideByMean(left: number, days: UsageSummary['days']): number | null {
  const inOrder = days.toSorted((a, b) => a.date.localeCompare(b.date));
  const used = inOrder.slice(inOrder.findIndex(({ duration }) => duration > 0));
  if (used.filter(({ duration }) => duration > 0).length < fewestDays || left <= 0) {
    return null;
  }
  const total = used.reduce((sum, { duration }) => sum + duration, 0);
  const forecast = Math.max(1, Math.round((left * used.length) / total));
  return forecast > longestForecast ? null : forecast;
}
