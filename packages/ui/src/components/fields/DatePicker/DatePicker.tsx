import { type DatePickerProps as AriaProps, Calendar, type DateValue } from 'react-aria-components';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import { text } from '../../../foundations/text.ts';
import { type DateFieldOptions, splitDateFieldProps, type OwnNames } from './dateField.ts';
import { DateFieldLayout } from './DateFieldLayout.tsx';
import { DateSegments } from './DateSegments.tsx';
import * as S from './DatePicker.styles.ts';
import { parseIsoDay } from './isoDate.ts';
import { Month } from './Month.tsx';

export interface DatePickerProps extends Omit<AriaProps<DateValue>, OwnNames>, DateFieldOptions {
  /** The Gregorian day, «2026-11-21», or null, in controlled mode. */
  value?: string | null;
  defaultValue?: string;
  /** Called with the Gregorian day, or null while the date is incomplete. */
  onChange?: (day: string | null) => void;
}

/**
 * Selects one day of the Persian calendar, by typing or from a calendar. The form and
 * callbacks receive a Gregorian day, «2026-11-21».
 */
export function DatePicker({ value, defaultValue, onChange, ...props }: DatePickerProps) {
  const [layout, rest] = splitDateFieldProps(props);
  return (
    <AriaLocale>
      <S.Root
        {...rest}
        {...(value !== undefined && { value: parseIsoDay(value) })}
        defaultValue={parseIsoDay(defaultValue)}
        onChange={(day) => onChange?.(day?.toString() ?? null)}
      >
        <DateFieldLayout
          {...layout}
          rangeError={text.date.outside}
          segments={<DateSegments />}
          calendar={
            <Calendar>
              <Month />
            </Calendar>
          }
        />
      </S.Root>
    </AriaLocale>
  );
}
