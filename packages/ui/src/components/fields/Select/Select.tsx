import type { ReactNode } from 'react';
import type { SelectValueRenderProps } from 'react-aria-components';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import type { RootProps } from '../../../foundations/aria/rootProps.ts';
import { AriaFieldLabel, AriaFieldNotes } from '../Field/AriaFieldWords.tsx';
import { type FieldWords, isShown } from '../Field/FieldFrame.tsx';
import { ChevronDownIcon } from '../../media/Icon/controlIcons.ts';
import { OptionList, type Options } from '../Options/Options.tsx';
import type { FieldSize } from '../TextField/TextField.tsx';
import * as S from './Select.styles.ts';

export interface SelectProps<Value extends string = string> extends FieldWords, RootProps {
  options: Options<Value>;
  /** Shown before a selection; has a default text. */
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
  onChange?: (value: Value) => void;
}

/**
 * Single choice from a pop-up list. For two to five options that the user should
 * compare use `RadioGroup`; for many, a `ComboBox`.
 */
export function Select<Value extends string = string>({
  label,
  hint,
  error,
  optional = false,
  options,
  size = 'medium',
  disabled = false,
  required = false,
  onChange,
  ...rest
}: SelectProps<Value>) {
  return (
    <AriaLocale>
      <S.Root
        {...rest}
        isDisabled={disabled}
        isRequired={required}
        isInvalid={isShown(error)}
        validationBehavior={required ? 'native' : 'aria'}
        onChange={(key) => onChange?.(key as Value)}
      >
        <AriaFieldLabel label={label} optional={optional} />
        <S.Trigger data-height={size}>
          <S.Value>{chosenLabel}</S.Value>
          <ChevronDownIcon />
        </S.Trigger>
        <AriaFieldNotes hint={hint} error={error} />
        <OptionList options={options} />
      </S.Root>
    </AriaLocale>
  );
}

// The default value rendering would repeat the icon and the note of the option.
function chosenLabel({
  selectedText,
  isPlaceholder,
  defaultChildren,
}: SelectValueRenderProps<unknown> & { defaultChildren: ReactNode }) {
  return isPlaceholder ? defaultChildren : selectedText;
}
