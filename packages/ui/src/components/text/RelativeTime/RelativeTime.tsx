import { type ComponentPropsWithRef, useState } from 'react';
import { formatDateTime, machineTime, parseWireTime } from '../../../persian/date.ts';
import { formatRelative } from '../../../persian/relativeTime.ts';

export interface RelativeTimeProps extends Omit<
  ComponentPropsWithRef<'time'>,
  'children' | 'dateTime'
> {
  /** A time as the server writes it, «2026-11-21 14:05:09». What is no time is shown as «—». */
  time: string;
  /**
   * The present, written in the same way.
   * @default the moment it is first drawn
   */
  now?: string;
}

/** How long ago something was, «۳ ساعت پیش», with the whole date in its title. */
export function RelativeTime({ time, now, ...rest }: RelativeTimeProps) {
  const [firstDrawn] = useState(() => new Date().toISOString());
  const read = parseWireTime(time);
  const present = parseWireTime(now ?? firstDrawn);
  if (read === null || present === null) {
    return <time {...rest}>—</time>;
  }
  return (
    <time title={formatDateTime(read)} {...rest} dateTime={machineTime(time)}>
      {formatRelative(read, present)}
    </time>
  );
}
