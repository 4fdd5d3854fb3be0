import type { ReactNode } from 'react';
import { text } from '../../../foundations/text.ts';
import { AriaFieldFrame } from '../Field/AriaFieldFrame.tsx';
import * as B from '../Field/FieldBox.styles.ts';
import type { FieldProps } from '../Field/FieldFrame.tsx';
import { CalendarIcon } from '../../media/Icon/pickerIcons.ts';
import type { FieldSize } from '../TextField/TextField.tsx';
import * as S from './DatePicker.styles.ts';

interface DateFieldLayoutProps extends FieldProps {
  size: FieldSize;
  /** Shown when the value is outside the allowed range and no `error` is given. */
  rangeError: string;
  /** The editable `DateSegments`. */
  segments: ReactNode;
  /** The calendar in the pop-up. */
  calendar: ReactNode;
}

/** The shared structure of `DatePicker` and `DateRangePicker`: a box with a button and its pop-up calendar. */
export function DateFieldLayout({
  label,
  hint,
  error,
  optional = false,
  size,
  rangeError,
  segments,
  calendar,
}: DateFieldLayoutProps) {
  return (
    <>
      <AriaFieldFrame
        label={label}
        hint={hint}
        error={error}
        optional={optional}
        fallbackError={rangeError}
      >
        <B.Box data-height={size}>
          <S.Content>{segments}</S.Content>
          <B.BoxButton aria-label={text.date.open}>
            <CalendarIcon />
          </B.BoxButton>
        </B.Box>
      </AriaFieldFrame>
      <S.Panel placement="bottom end">
        <S.Sheet>{calendar}</S.Sheet>
      </S.Panel>
    </>
  );
}
