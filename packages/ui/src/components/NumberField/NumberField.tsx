import type { Ref } from 'react';
import type { NumberFieldProps as AriaProps } from 'react-aria-components';
import { text } from '../../foundations/text.ts';
import { AriaLocale } from '../../foundations/aria/AriaLocale.tsx';
import { AriaFieldFrame } from '../Field/AriaFieldFrame.tsx';
import * as B from '../Field/FieldBox.styles.ts';
import { type FieldWords, isShown } from '../Field/FieldFrame.tsx';
import { MinusIcon, PlusIcon } from '../Icon/controlIcons.ts';
import type { FieldSize } from '../TextField/TextField.tsx';
import * as S from './NumberField.styles.ts';
import { usePersianTyping } from './usePersianTyping.ts';

type OwnNames = 'className' | 'children' | 'minValue' | 'maxValue' | 'isDisabled' | 'isInvalid';

export interface NumberFieldProps extends Omit<AriaProps, OwnNames>, FieldWords {
  /**
   * 44 or 52 px high.
   * @default 'medium'
   */
  size?: FieldSize;
  /** A smaller number becomes this one when the field is left. */
  min?: number;
  /** A larger number becomes this one when the field is left. */
  max?: number;
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A number, written «۱۲٬۳۴۵» whichever digits are typed, with buttons for one
 * step. The form gets it as a plain number («12345»), callbacks as a `number`.
 */
export function NumberField({
  label,
  hint,
  error,
  optional = false,
  size = 'medium',
  min,
  max,
  disabled = false,
  ...rest
}: NumberFieldProps) {
  const typing = usePersianTyping();
  return (
    <AriaLocale>
      <S.Root
        isWheelDisabled
        validationBehavior="aria"
        incrementAriaLabel={text.number.increase}
        decrementAriaLabel={text.number.decrease}
        {...rest}
        {...(min !== undefined && { minValue: min })}
        {...(max !== undefined && { maxValue: max })}
        isDisabled={disabled}
        isInvalid={isShown(error)}
      >
        <AriaFieldFrame label={label} hint={hint} error={error} optional={optional}>
          <B.Box data-height={size}>
            <S.Figure ref={typing} />
            <B.BoxButton slot="decrement">
              <MinusIcon />
            </B.BoxButton>
            <B.BoxButton slot="increment">
              <PlusIcon />
            </B.BoxButton>
          </B.Box>
        </AriaFieldFrame>
      </S.Root>
    </AriaLocale>
  );
}
