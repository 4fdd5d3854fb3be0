import type { ComponentPropsWithRef } from 'react';
import {
  formatDate,
  formatDateTime,
  formatLongDate,
  formatShortDate,
  toDateTimeAttribute,
  parseWireTime,
} from '../../../persian/date.ts';
import * as S from './PersianDate.styles.ts';

const formats = {
  medium: formatDate,
  long: formatLongDate,
  short: formatShortDate,
  clock: formatDateTime,
} as const;

export const dateFormats = ['medium', 'long', 'short', 'clock'] as const;
export type DateFormat = (typeof dateFormats)[number];

export interface PersianDateProps extends Omit<
  ComponentPropsWithRef<'time'>,
  'children' | 'dateTime'
> {
  /** A server time, «2026-11-21 14:05:09». An invalid time is shown as «—». */
  time: string;
  /**
   * `medium` is «۳۰ آبان ۱۴۰۵»; `long` adds the weekday, `short` is «۱۴۰۵/۰۸/۳۰» for
   * tables, `clock` adds hour and minute.
   * @default 'medium'
   */
  format?: DateFormat;
}

/** A date of the Persian calendar in a `time` element. */
export function PersianDate({ time, format = 'medium', ...rest }: PersianDateProps) {
  const read = parseWireTime(time);
  const words = read === null ? '—' : formats[format](read);
  const [date, ...clock] = words.split(/(?<=، )/u);
  return (
    <S.Root
      translate="no"
      {...rest}
      {...(read !== null && { dateTime: toDateTimeAttribute(time) })}
    >
      {date}
      {clock.length > 0 && <wbr />}
      {clock}
    </S.Root>
  );
}
