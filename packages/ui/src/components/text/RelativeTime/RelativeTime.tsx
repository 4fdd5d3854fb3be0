import { type ComponentPropsWithRef, useState } from 'react';
import {
  formatDate,
  formatDateTime,
  formatShortDate,
  toDateTimeAttribute,
  parseWireTime,
} from '../../../persian/date.ts';
import { formatRelative } from '../../../persian/relativeTime.ts';
import { describeTip } from '../../overlay/Tooltip/describeTip.ts';

export interface RelativeTimeProps extends Omit<
  ComponentPropsWithRef<'time'>,
  'children' | 'dateTime'
> {
  /** A server time, «2026-11-21 14:05:09». An invalid time is shown as «—». */
  time: string;
  /**
   * The reference time, in the same format.
   * @default the time of the first render
   */
  now?: string;
  /**
   * The date of a moment of more than six days ago, as in `PersianDate`: `short` beside short dates.
   * @default 'medium'
   */
  format?: keyof typeof formats;
}

const formats = { medium: formatDate, short: formatShortDate } as const;

/** The time since a moment, «۳ ساعت پیش», with the full date in its tooltip. */
export function RelativeTime({ time, now, format = 'medium', ...rest }: RelativeTimeProps) {
  const [firstDrawn] = useState(() => new Date().toISOString());
  const read = parseWireTime(time);
  const present = parseWireTime(now ?? firstDrawn);
  if (read === null || present === null) {
    return <time {...rest}>—</time>;
  }
  return (
    <time {...describeTip(formatDateTime(read))} {...rest} dateTime={toDateTimeAttribute(time)}>
      {formatRelative(read, present, formats[format])}
    </time>
  );
}
