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
  /** Told of the chosen value, and of `null` when the field is emptied. */
  onChange?: (value: Value | null) => void;
}

/**
 * One choice of many, found by typing. It finds a Persian word however it is
 * typed: with Arabic letters, without half-spaces or vowel signs, with digits
 * of any keyboard.
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
