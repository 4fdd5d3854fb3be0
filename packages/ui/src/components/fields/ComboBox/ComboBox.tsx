import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import { text } from '../../../foundations/text.ts';
import { matchesPersian } from '@nevisa/writing';
import { AriaFieldLabel, AriaFieldNotes } from '../Field/AriaFieldText.tsx';
import { ChevronDownIcon } from '../../media/Icon/controlIcons.ts';
import { type OptionFieldProps, toAriaState } from '../Options/optionField.ts';
import { OptionList } from '../Options/Options.tsx';
import * as S from './ComboBox.styles.ts';

export interface ComboBoxProps<Value extends string = string> extends OptionFieldProps<Value> {
  /** Called with the selected value, or `null` when the field is cleared. */
  onChange?: (value: Value | null) => void;
}

/**
 * Single choice among many options, found by typing. The search ignores differences
 * between Arabic and Persian letters, half-spaces, vowel signs, and digit shapes.
 */
export function ComboBox<Value extends string = string>({
  label,
  hint,
  error,
  optional = false,
  options,
  placeholder,
  size = 'medium',
  disabled = false,
  required = false,
  onChange,
  ...rest
}: ComboBoxProps<Value>) {
  return (
    <AriaLocale>
      <S.Root
        {...rest}
        {...toAriaState({ disabled, required, error })}
        allowsEmptyCollection
        defaultFilter={matchesPersian}
        onChange={(key) => onChange?.(key as Value | null)}
      >
        <AriaFieldLabel label={label} optional={optional} />
        <S.Box>
          <S.Control data-height={size} {...(placeholder !== undefined && { placeholder })} />
          <S.Opener>
            <ChevronDownIcon />
          </S.Opener>
        </S.Box>
        <AriaFieldNotes hint={hint} error={error} />
        <OptionList options={options} empty={text.empty} />
      </S.Root>
    </AriaLocale>
  );
}
