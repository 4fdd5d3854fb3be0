import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldProps } from '../Field/FieldFrame.tsx';
import type { FieldSize } from '../TextField/TextField.tsx';
import { NumberBox } from './NumberBox.tsx';
import * as S from './NumberField.styles.ts';
import { useNumberEntry } from './useNumberEntry.ts';

type OwnNames = 'children' | 'defaultValue' | 'onChange' | 'id';

export interface NumberFieldProps extends Omit<ComponentPropsWithRef<'div'>, OwnNames>, FieldProps {
  /**
   * Height 44 or 52 px.
   * @default 'medium'
   */
  size?: FieldSize;
  /** The form field name of the plain number. */
  name?: string;
  /** The number in controlled mode; NaN for an empty field. */
  value?: number;
  /** The initial number. */
  defaultValue?: number;
  /** Called with each committed number, and with NaN when the field is cleared. */
  onChange?: (value: number) => void;
  /** The minimum; smaller numbers are raised to it on blur. */
  min?: number;
  /** The maximum; larger numbers are lowered to it on blur. */
  max?: number;
  /** Numbers are multiples of it; also the step of arrow keys and buttons (1 by default). */
  step?: number;
  /** The format of the number, e.g. as a percentage. */
  formatOptions?: Intl.NumberFormatOptions;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  /** The id of the input. */
  id?: string;
}

/**
 * A number, shown as «۱۲٬۳۴۵» for any digit shape, with buttons for one step. The form
 * receives a plain number («12345»), callbacks a `number`.
 */
export function NumberField({
  label,
  hint,
  error,
  optional = false,
  size = 'medium',
  name,
  value,
  defaultValue = Number.NaN,
  onChange,
  min,
  max,
  step,
  formatOptions,
  disabled = false,
  readOnly = false,
  required = false,
  id,
  ...rest
}: NumberFieldProps) {
  const range = { min, max, step };
  const { input, formInput, announcement, ...entry } = useNumberEntry({
    value,
    defaultValue,
    onChange,
    formatOptions,
    ...range,
  });
  return (
    <S.Root {...rest}>
      <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id}>
        {(control) => (
          <NumberBox
            size={size}
            range={range}
            entry={entry}
            ref={input}
            disabled={disabled}
            readOnly={readOnly}
            required={required}
            {...control}
          />
        )}
      </FieldFrame>
      <S.Announcement ref={announcement} />
      {name !== undefined && (
        <input
          type="hidden"
          name={name}
          ref={formInput}
          defaultValue={entry.first.plain}
          disabled={disabled}
        />
      )}
    </S.Root>
  );
}
