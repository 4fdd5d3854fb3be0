import type { AnalyticsGranularity } from '@nevisa/api/types';
import {
  formatDate,
  formatLongDate,
  formatMonth,
  formatShortDate,
  type PersianTime,
} from '@nevisa/ui';
import { toPersianDigits } from '@nevisa/writing';
import { toGregorianDay, toJalaliParts } from '../../../shared/lists/days/dayCount.ts';
import type { DaySpan } from '../../../shared/lists/days/tehranDays.ts';
import { timeText } from '../../../shared/text/timeText.ts';
import { fill } from '../../../shared/text/fill.ts';

/** «۳۰ آبان ۱۴۰۵», «۱ تا ۳۰ آبان ۱۴۰۵», «۲ مهر تا ۱ آبان ۱۴۰۵»; the year once where it is one. */
export function describeSpan({ start, end }: DaySpan): string {
  const [first, last] = [toTime(start), toTime(end)];
  if (start === end) {
    return formatDate(last);
  }
  return fill(timeText.range, { from: withoutCommon(first, last), to: formatDate(last) });
}

function withoutCommon(first: PersianTime, last: PersianTime): string {
  if (first.year !== last.year) {
    return formatDate(first);
  }
  return first.month === last.month ? toPersianDigits(first.day) : withoutYear(first);
}

/** A point of a chart: its words for speech and the table, and for the axis. */
export function nameBucket(
  bucket: DaySpan,
  granularity: AnalyticsGranularity,
  isOneYear: boolean,
): { name: string; label: string } {
  const time = toTime(bucket.start);
  switch (granularity) {
    case 'day':
      return { name: formatLongDate(time), label: withoutYear(time) };
    case 'week':
      return {
        name: describeSpan(bucket),
        // Two years have each day of the calendar twice.
        label: isOneYear ? withoutYear(time) : formatShortDate(time),
      };
    case 'month':
      return {
        name: isWholeMonth(bucket) ? formatMonth(time) : describeSpan(bucket),
        label: formatMonth(time),
      };
  }
}

function isWholeMonth({ start, end }: DaySpan): boolean {
  const first = toJalaliParts(start);
  return first.day === 1 && end === toGregorianDay({ ...first, day: 31 });
}

/** «۳۰ آبان» */
function withoutYear(time: PersianTime): string {
  return formatDate(time).replace(` ${toPersianDigits(time.year)}`, '');
}

function toTime(day: string): PersianTime {
  return { ...toJalaliParts(day), hour: null, minute: null };
}
