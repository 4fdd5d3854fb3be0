import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import type { RootProps } from '../../../foundations/aria/rootProps.ts';
import { text } from '../../../foundations/text.ts';
import { matchesPersian } from '@nevisa/writing';
import { AriaFieldLabel, AriaFieldNotes } from '../Field/AriaFieldWords.tsx';
import { type FieldWords, isShown } from '../Field/FieldFrame.tsx';
import { ChevronDownIcon } from '../../media/Icon/controlIcons.ts';
import { OptionList, type Options } from '../Options/Options.tsx';
import type { FieldSize } from '../TextField/TextField.tsx';
import * as S from './ComboBox.styles.ts';

export interface ComboBoxProps<Value extends string = string> extends FieldWords, RootProps {
  options: Options<Value>;
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
        isDisabled={disabled}
        isRequired={required}
        isInvalid={isShown(error)}
        validationBehavior={required ? 'native' : 'aria'}
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
