import type { Ref } from 'react';
import { type FieldProps, isShown } from '../Field/FieldFrame.tsx';
import type { FieldSize } from '../TextField/TextField.tsx';
import { parseLimit } from './isoDate.ts';

/** Props that the fields of dates and times rename or handle themselves. */
export type OwnNames =
  | 'className'
  | 'children'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'minValue'
  | 'maxValue'
  | 'isDisabled'
  | 'isInvalid';

/** The props shared by `DatePicker` and `DateRangePicker`. */
export interface DateFieldOptions extends FieldProps {
  /**
   * Height 44 or 52 px.
   * @default 'medium'
   */
  size?: FieldSize;
  /** The first allowed day, as «2026-11-21». */
  min?: string;
  /** The last allowed day, as «2026-11-21». */
  max?: string;
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Separates the props of a date field into those of its layout and those of its react-aria root. */
export function splitDateFieldProps<Props extends DateFieldOptions>(props: Props) {
  const { label, hint, error, optional, size = 'medium', min, max, disabled, ...rest } = props;
  const settings = {
    firstDayOfWeek: 'sat',
    shouldForceLeadingZeros: true,
    validationBehavior: 'aria', // an invalid day does not block the form
    minValue: parseLimit(min),
    maxValue: parseLimit(max),
    isDisabled: disabled ?? false,
    ...(isShown(error) && { isInvalid: true }),
  } as const;
  return [
    { label, hint, error, optional, size },
    { ...settings, ...rest },
  ] as const;
}
