import { j2d } from 'jalaali-js';
import { formatDate, type PersianTime } from './date.ts';
import { toPersianDigits } from '@nevisa/writing';

/**
 * Formats the time since a moment: «لحظاتی پیش», «۳ ساعت پیش», «دیروز», «۵ روز پیش»;
 * the date for more than six days ago and for the future, as `formatOlder` writes it.
 */
export function formatRelative(
  time: PersianTime,
  now: PersianTime,
  formatOlder: (time: PersianTime) => string = formatDate,
): string {
  const days = computeDayNumber(now) - computeDayNumber(time);
  const minutes = countMinutesBetween(time, now, days);
  if (minutes !== null && minutes >= 0 && minutes < 1) {
    return 'لحظاتی پیش';
  }
  if (minutes !== null && minutes > 0 && minutes < 60) {
    return toPersianDigits(`${minutes} دقیقه پیش`);
  }
  if (days === 0 && (minutes === null || minutes > 0)) {
    return minutes === null ? 'امروز' : toPersianDigits(`${Math.floor(minutes / 60)} ساعت پیش`);
  }
  if (days === 1) {
    return 'دیروز';
  }
  return days > 1 && days < 7 ? toPersianDigits(`${days} روز پیش`) : formatOlder(time);
}

function computeDayNumber({ year, month, day }: PersianTime): number {
  return j2d(year, month, day);
}

/** Null when one of the two has no time of day. */
function countMinutesBetween(from: PersianTime, to: PersianTime, days: number): number | null {
  const [start, end] = [computeMinuteOfDay(from), computeMinuteOfDay(to)];
  return start === null || end === null ? null : days * 24 * 60 + end - start;
}

function computeMinuteOfDay({ hour, minute }: PersianTime): number | null {
  return hour === null || minute === null ? null : hour * 60 + minute;
}
