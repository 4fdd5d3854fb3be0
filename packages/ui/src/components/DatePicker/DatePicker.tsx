import type { Ref } from 'react';
import { type DatePickerProps as AriaProps, Calendar, type DateValue } from 'react-aria-components';
import { text } from '../../foundations/text.ts';
import { AriaFieldFrame } from '../Field/AriaFieldFrame.tsx';
import * as B from '../Field/FieldBox.styles.ts';
import { type FieldWords, isShown } from '../Field/FieldFrame.tsx';
import { CalendarIcon } from '../Icon/fieldIcons.ts';
import type { FieldSize } from '../TextField/TextField.tsx';
import { AriaLocale } from '../../foundations/aria/AriaLocale.tsx';
import { DateParts } from './DateParts.tsx';
import * as S from './DatePicker.styles.ts';
import { fromIso, limitFromIso } from './isoDate.ts';
import { Month } from './Month.tsx';

type OwnNames =
  | 'className'
  | 'children'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'minValue'
  | 'maxValue'
  | 'isDisabled'
  | 'isInvalid';

/** What a field for one day and a field for a span of days have in common. */
export interface DateFieldOptions extends FieldWords {
  /**
   * 44 or 52 px high.
   * @default 'medium'
   */
  size?: FieldSize;
  /** The first day that can be chosen, as «2026-11-21». */
  min?: string;
  /** The last day that can be chosen. */
  max?: string;
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

export interface DatePickerProps extends Omit<AriaProps<DateValue>, OwnNames>, DateFieldOptions {
  /** A Gregorian day, «2026-11-21»; null while none is chosen. For a field that its parent controls. */
  value?: string | null;
  defaultValue?: string;
  /** Gets the Gregorian day, or null while it is not whole. */
  onChange?: (day: string | null) => void;
}

/**
 * One day of the Persian calendar, typed part by part or picked from a month.
 * The form and callbacks get it as a Gregorian day, «2026-11-21».
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
        firstDayOfWeek="sat"
        shouldForceLeadingZeros
        validationBehavior="aria"
        {...rest}
        {...(value !== undefined && { value: fromIso(value) })}
        defaultValue={fromIso(defaultValue)}
        onChange={(day) => onChange?.(day?.toString() ?? null)}
        minValue={limitFromIso(min)}
        maxValue={limitFromIso(max)}
        isDisabled={disabled}
        {...(isShown(error) && { isInvalid: true })}
      >
        <AriaFieldFrame
          label={label}
          hint={hint}
          error={error}
          optional={optional}
          fallbackError={text.date.outside}
        >
          <B.Box data-height={size}>
            <S.Written>
              <DateParts />
            </S.Written>
            <B.BoxButton aria-label={text.date.open}>
              <CalendarIcon />
            </B.BoxButton>
          </B.Box>
        </AriaFieldFrame>
        <S.Panel placement="bottom end">
          <S.Sheet>
            <Calendar>
              <Month />
            </Calendar>
          </S.Sheet>
        </S.Panel>
      </S.Root>
    </AriaLocale>
  );
}
