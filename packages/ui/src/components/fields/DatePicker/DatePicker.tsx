import { type DatePickerProps as AriaProps, Calendar, type DateValue } from 'react-aria-components';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import { text } from '../../../foundations/text.ts';
import { type DateFieldOptions, dateFieldSettings, type OwnNames } from './dateField.ts';
import { DateFieldParts } from './DateFieldParts.tsx';
import { DateParts } from './DateParts.tsx';
import * as S from './DatePicker.styles.ts';
import { fromIso } from './isoDate.ts';
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
export function DatePicker({
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
}: DatePickerProps) {
  return (
    <AriaLocale>
      <S.Root
        {...dateFieldSettings({ min, max, disabled, error })}
        {...rest}
        {...(value !== undefined && { value: fromIso(value) })}
        defaultValue={fromIso(defaultValue)}
        onChange={(day) => onChange?.(day?.toString() ?? null)}
      >
        <DateFieldParts
          label={label}
          hint={hint}
          error={error}
          optional={optional}
          size={size}
          outside={text.date.outside}
          written={<DateParts />}
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
