import type { ReactNode, Ref } from 'react';
import { type FieldWords, isShown } from '../Field/FieldFrame.tsx';
import type { FieldSize } from '../TextField/TextField.tsx';
import { limitFromIso } from './isoDate.ts';

/** Props that the date fields rename or handle themselves. */
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
export interface DateFieldOptions extends FieldWords {
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

interface Settings {
  min: string | undefined;
  max: string | undefined;
  disabled: boolean;
  error: ReactNode;
}

/** The shared react-aria props: the week starts on Saturday, and an invalid day does not block the form. */
export function dateFieldSettings({ min, max, disabled, error }: Settings) {
  return {
    firstDayOfWeek: 'sat',
    shouldForceLeadingZeros: true,
    validationBehavior: 'aria',
    minValue: limitFromIso(min),
    maxValue: limitFromIso(max),
    isDisabled: disabled,
    ...(isShown(error) && { isInvalid: true }),
  } as const;
}
