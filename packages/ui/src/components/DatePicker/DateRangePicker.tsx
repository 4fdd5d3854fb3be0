import {
  type DateRangePickerProps as AriaProps,
  type DateValue,
  RangeCalendar,
} from 'react-aria-components';
import { text } from '../../foundations/text.ts';
import { AriaFieldFrame } from '../Field/AriaFieldFrame.tsx';
import * as B from '../Field/FieldBox.styles.ts';
import { isShown } from '../Field/FieldFrame.tsx';
import { CalendarIcon } from '../Icon/fieldIcons.ts';
import { AriaLocale } from '../../foundations/aria/AriaLocale.tsx';
import { DateParts } from './DateParts.tsx';
import type { DateFieldOptions } from './DatePicker.tsx';
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

/** Two Gregorian days, «2026-11-21», both within the span. */
export interface DaySpan {
  start: string;
  end: string;
}

export interface DateRangePickerProps
  extends Omit<AriaProps<DateValue>, OwnNames>, DateFieldOptions {
  /** Null while no span is chosen. For a field that its parent controls. */
  value?: DaySpan | null;
  defaultValue?: DaySpan;
  /** Gets both days, or null while one is not whole. */
  onChange?: (span: DaySpan | null) => void;
}

/**
 * A span of days of the Persian calendar, typed part by part or picked as two
 * ends in a month. The form gets two Gregorian days under `startName` and `endName`.
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
        firstDayOfWeek="sat"
        shouldForceLeadingZeros
        validationBehavior="aria"
        {...rest}
        {...(value !== undefined && { value: fromSpan(value) })}
        defaultValue={fromSpan(defaultValue)}
        onChange={(span) =>
          onChange?.(span && { start: span.start.toString(), end: span.end.toString() })
        }
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
          fallbackError={text.date.outsideSpan}
        >
          <B.Box data-height={size}>
            <S.Written>
              <DateParts slot="start" />
              <S.Until aria-hidden>{text.date.until}</S.Until>
              <DateParts slot="end" />
            </S.Written>
            <B.BoxButton aria-label={text.date.open}>
              <CalendarIcon />
            </B.BoxButton>
          </B.Box>
        </AriaFieldFrame>
        <S.Panel placement="bottom end">
          <S.Sheet>
            <RangeCalendar>
              <Month span />
            </RangeCalendar>
          </S.Sheet>
        </S.Panel>
      </S.RangeRoot>
    </AriaLocale>
  );
}

function fromSpan(span: DaySpan | null | undefined) {
  const start = fromIso(span?.start);
  const end = fromIso(span?.end);
  return start === null || end === null ? null : { start, end };
}
