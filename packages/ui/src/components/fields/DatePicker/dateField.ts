import type { ReactNode, Ref } from 'react';
import { type FieldWords, isShown } from '../Field/FieldFrame.tsx';
import type { FieldSize } from '../TextField/TextField.tsx';
import { limitFromIso } from './isoDate.ts';

/** What the fields for days take from the library under names, or in a form, of their own. */
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

interface Settings {
  min: string | undefined;
  max: string | undefined;
  disabled: boolean;
  error: ReactNode;
}

/** What the library is told about both fields alike: the week begins on Saturday, and a wrong day does not stop the form. */
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
