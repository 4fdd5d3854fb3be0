import type { ReactNode } from 'react';
import type { RootProps } from '../../../foundations/aria/rootProps.ts';
import { type FieldProps, isShown } from '../Field/FieldFrame.tsx';
import type { FieldSize } from '../TextField/TextField.tsx';
import type { Options } from './Options.tsx';

/** The props shared by `Select` and `ComboBox`. */
export interface OptionFieldProps<Value extends string> extends FieldProps, RootProps {
  options: Options<Value>;
  /** Shown before a selection. */
  placeholder?: string;
  /**
   * Height 44 or 52 px.
   * @default 'medium'
   */
  size?: FieldSize;
  /** The form field name of the value. */
  name?: string;
  disabled?: boolean;
  /**
   * Native validation blocks submission without a value; `Form` disables native
   * validation and takes errors from `errors`.
   */
  required?: boolean;
  value?: Value | null;
  defaultValue?: Value;
}

interface State {
  disabled: boolean;
  required: boolean;
  error: ReactNode;
}

/** The shared react-aria props. */
export function toAriaState({ disabled, required, error }: State) {
  return {
    isDisabled: disabled,
    isRequired: required,
    isInvalid: isShown(error),
    validationBehavior: required ? 'native' : 'aria',
  } as const;
}
