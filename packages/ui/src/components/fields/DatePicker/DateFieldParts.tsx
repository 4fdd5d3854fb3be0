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
  /** Said where the days lie outside what can be chosen and no `error` tells why. */
  outside: string;
  /** The `DateParts` that are typed. */
  written: ReactNode;
  /** The calendar they can be picked from instead. */
  calendar: ReactNode;
}

/** What a field for one day and a field for a span of days look alike in: a box, the button in it, and the sheet it opens. */
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
