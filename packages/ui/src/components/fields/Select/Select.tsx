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
  /** Stands in the field until something is chosen; the library has words for it. */
  placeholder?: string;
  /**
   * 44 or 52 px high.
   * @default 'medium'
   */
  size?: FieldSize;
  /** Under this name the form reads the value. */
  name?: string;
  disabled?: boolean;
  /** A form that checks its fields by itself is not sent without it; `Form` does not, and gets its faults from `errors`. */
  required?: boolean;
  value?: Value | null;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
}

/**
 * One choice of a few that need not be seen all the time. For two to five that
 * should be compared use radio buttons; for many, a `ComboBox`.
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

// Without this, the icon and the note of the option would be repeated in the field.
function chosenLabel({
  selectedText,
  isPlaceholder,
  defaultChildren,
}: SelectValueRenderProps<unknown> & { defaultChildren: ReactNode }) {
  return isPlaceholder ? defaultChildren : selectedText;
}
