import type { ReactNode } from 'react';
import { text } from '../../../foundations/text.ts';
import { AriaFieldFrame } from '../Field/AriaFieldFrame.tsx';
import * as B from '../Field/FieldBox.styles.ts';
import type { FieldWords } from '../Field/FieldFrame.tsx';
import { CalendarIcon } from '../../media/Icon/fieldIcons.ts';
import type { FieldSize } from '../TextField/TextField.tsx';
import * as S from './DatePicker.styles.ts';

interface DateFieldPartsProps extends FieldWords {
  size: FieldSize;
  /** Shown when the value is outside the allowed range and no `error` is given. */
  outside: string;
  /** The editable `DateSegments`. */
  written: ReactNode;
  /** The calendar in the pop-up. */
  calendar: ReactNode;
}

/** The shared structure of `DatePicker` and `DateRangePicker`: a box with a button and its pop-up calendar. */
export function DateFieldParts({
  label,
  hint,
  error,
  optional = false,
  size,
  outside,
  written,
  calendar,
}: DateFieldPartsProps) {
  return (
    <>
      <AriaFieldFrame
        label={label}
        hint={hint}
        error={error}
        optional={optional}
        fallbackError={outside}
      >
        <B.Box data-height={size}>
          <S.Written>{written}</S.Written>
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
