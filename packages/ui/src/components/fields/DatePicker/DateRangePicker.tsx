import {
  type DateRangePickerProps as AriaProps,
  type DateValue,
  RangeCalendar,
} from 'react-aria-components';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import { text } from '../../../foundations/text.ts';
import { type DateFieldOptions, dateFieldSettings, type OwnNames } from './dateField.ts';
import { DateFieldParts } from './DateFieldParts.tsx';
import { DateParts } from './DateParts.tsx';
import * as S from './DatePicker.styles.ts';
import { type DaySpan, fromSpan } from './isoDate.ts';
import { Month } from './Month.tsx';

export interface DateRangePickerProps
  extends Omit<AriaProps<DateValue>, OwnNames>, DateFieldOptions {
  /** The range, or null, in controlled mode. */
  value?: DaySpan | null;
  defaultValue?: DaySpan;
  /** Called with both days, or null while one is incomplete. */
  onChange?: (span: DaySpan | null) => void;
}

/**
 * Selects a range of days of the Persian calendar, by typing or from a calendar. The
 * form receives two Gregorian days under `startName` and `endName`.
 */
export function DateRangePicker({
  label,
  hint,
  error,
  optional = false,
  size = 'medium',
  min,
  max,
  disabled = false,
  value,
  defaultValue,
  onChange,
  ...rest
}: DateRangePickerProps) {
  return (
    <AriaLocale>
      <S.RangeRoot
        {...dateFieldSettings({ min, max, disabled, error })}
        {...rest}
        {...(value !== undefined && { value: fromSpan(value) })}
        defaultValue={fromSpan(defaultValue)}
        onChange={(span) =>
          onChange?.(span && { start: span.start.toString(), end: span.end.toString() })
        }
      >
        <DateFieldParts
          label={label}
          hint={hint}
          error={error}
          optional={optional}
          size={size}
          outside={text.date.outsideSpan}
          written={
            <>
              <DateParts slot="start" />
              <S.Until aria-hidden>{text.date.until}</S.Until>
              <DateParts slot="end" />
            </>
          }
          calendar={
            <RangeCalendar>
              <Month span />
            </RangeCalendar>
          }
        />
      </S.RangeRoot>
    </AriaLocale>
  );
}
