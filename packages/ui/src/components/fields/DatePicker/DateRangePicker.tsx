import {
  type DateRangePickerProps as AriaProps,
  type DateValue,
  RangeCalendar,
} from 'react-aria-components';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import { text } from '../../../foundations/text.ts';
import { type DateFieldOptions, splitDateFieldProps, type OwnNames } from './dateField.ts';
import { DateFieldLayout } from './DateFieldLayout.tsx';
import { DateSegments } from './DateSegments.tsx';
import * as S from './DatePicker.styles.ts';
import { type DateRange, parseRange } from './isoDate.ts';
import { Month } from './Month.tsx';

export interface DateRangePickerProps
  extends Omit<AriaProps<DateValue>, OwnNames>, DateFieldOptions {
  /** The range, or null, in controlled mode. */
  value?: DateRange | null;
  defaultValue?: DateRange;
  /** Called with both days, or null while one is incomplete. */
  onChange?: (span: DateRange | null) => void;
}

/**
 * Selects a range of days of the Persian calendar, by typing or from a calendar. The
 * form receives two Gregorian days under `startName` and `endName`.
 */
export function DateRangePicker({ value, defaultValue, onChange, ...props }: DateRangePickerProps) {
  const [layout, rest] = splitDateFieldProps(props);
  return (
    <AriaLocale>
      <S.RangeRoot
        {...rest}
        {...(value !== undefined && { value: parseRange(value) })}
        defaultValue={parseRange(defaultValue)}
        onChange={(span) =>
          onChange?.(span && { start: span.start.toString(), end: span.end.toString() })
        }
      >
        <DateFieldLayout
          {...layout}
          rangeError={text.date.outsideRange}
          segments={
            <>
              <DateSegments slot="start" />
              <S.Separator aria-hidden>{text.date.until}</S.Separator>
              <DateSegments slot="end" />
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
