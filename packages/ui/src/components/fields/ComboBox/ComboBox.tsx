import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
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
  /**
   * Called with the typed text, when `options` are what a server has found: the field does not
   * search among them itself, and it is empty after a selection.
   */
  onType?: (typed: string) => void;
  /** Shown in place of the options while there are none. @default «موردی پیدا نشد» */
  empty?: ReactNode;
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
  onType,
  empty = text.empty,
  ...rest
}: ComboBoxProps<Value>) {
  const { typed, type, selected, select } = useEmptiedField(onType);
  return (
    <AriaLocale>
      <S.Root
        {...rest}
        {...toAriaState({ disabled, required, error })}
        allowsEmptyCollection
        {...(onType === undefined
          ? { defaultFilter: matchesPersian }
          : { defaultFilter: isFound, value: selected, inputValue: typed, onInputChange: type })}
        onChange={(key) => {
          onChange?.(key as Value | null);
          if (onType !== undefined && typeof key === 'string') {
            select(key);
          }
        }}
      >
        <AriaFieldLabel label={label} optional={optional} />
        <S.Box>
          <S.Control data-height={size} {...(placeholder !== undefined && { placeholder })} />
          <S.Opener>
            <ChevronDownIcon />
          </S.Opener>
        </S.Box>
        <AriaFieldNotes hint={hint} error={error} />
        <OptionList options={options} empty={empty} />
      </S.Root>
    </AriaLocale>
  );
}

/** The field of options that a server has found: it is empty after each selection. */
function useEmptiedField(onType: ((typed: string) => void) | undefined) {
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState<string | null>(null);
  const type = (next: string) => {
    setTyped(next);
    onType?.(next);
  };
  const select = (value: string) => {
    // The list closes when the field has a value; without it the same option can be selected again.
    flushSync(() => {
      setSelected(value);
      type('');
    });
    setSelected(null);
  };
  return { typed, type, selected, select };
}

function isFound(): boolean {
  return true;
}
