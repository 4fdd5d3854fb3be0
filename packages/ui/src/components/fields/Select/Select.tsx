import type { ReactNode } from 'react';
import type { SelectValueRenderProps } from 'react-aria-components';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import { AriaFieldLabel, AriaFieldNotes } from '../Field/AriaFieldText.tsx';
import { ChevronDownIcon } from '../../media/Icon/controlIcons.ts';
import { type OptionFieldProps, toAriaState } from '../Options/optionField.ts';
import { OptionList } from '../Options/Options.tsx';
import * as S from './Select.styles.ts';

export interface SelectProps<Value extends string = string> extends OptionFieldProps<Value> {
  onChange?: (value: Value) => void;
  /** A label that the box always has room for, so that a shorter choice moves nothing beside it. */
  roomFor?: string;
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
  roomFor,
  onChange,
  ...rest
}: SelectProps<Value>) {
  return (
    <AriaLocale>
      <S.Root
        {...rest}
        {...toAriaState({ disabled, required, error })}
        onChange={(key) => onChange?.(key as Value)}
      >
        <AriaFieldLabel label={label} optional={optional} />
        <S.Trigger data-height={size}>
          <S.Value data-room={roomFor}>{renderSelectedLabel}</S.Value>
          <ChevronDownIcon />
        </S.Trigger>
        <AriaFieldNotes hint={hint} error={error} />
        <OptionList options={options} />
      </S.Root>
    </AriaLocale>
  );
}

// The default value rendering would repeat the icon and the note of the option.
function renderSelectedLabel({
  selectedText,
  isPlaceholder,
  defaultChildren,
}: SelectValueRenderProps<unknown> & { defaultChildren: ReactNode }) {
  return isPlaceholder ? defaultChildren : selectedText;
}
