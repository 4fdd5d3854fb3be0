import type { ComponentPropsWithRef, KeyboardEvent, PointerEvent } from 'react';
import { text } from '../../../foundations/text.ts';
import { FieldFrame, type FieldProps } from '../Field/FieldFrame.tsx';
import { MinusIcon, PlusIcon } from '../../media/Icon/controlIcons.ts';
import type { FieldSize } from '../TextField/TextField.tsx';
import * as S from './NumberField.styles.ts';
import type { NumberRange } from './numberRange.ts';
import { useNumberEntry } from './useNumberEntry.ts';
import { usePressAndHold } from './usePressAndHold.ts';

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
  const locked = disabled || readOnly;
  return (
    <S.Root {...rest}>
      <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id}>
        {(control) => (
          <S.Box
            data-height={size}
            data-invalid={control['aria-invalid']}
            data-disabled={disabled || undefined}
          >
            <S.Figure
              // The numeric keyboard of some phones has no minus.
              inputMode={min !== undefined && min < 0 ? 'text' : 'decimal'}
              {...spinButton}
              aria-valuemin={min}
              aria-valuemax={max}
              ref={input}
              defaultValue={entry.first.text}
              disabled={disabled}
              readOnly={readOnly}
              required={required}
              onKeyDown={(event) => !locked && handleKey(event, entry, range)}
              onBlur={entry.commit}
              {...control}
            />
            <StepButton direction={-1} entry={entry} locked={locked} />
            <StepButton direction={1} entry={entry} locked={locked} />
          </S.Box>
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

type NumberEntry = Omit<ReturnType<typeof useNumberEntry>, 'input' | 'formInput' | 'announcement'>;

const spinButton = {
  type: 'text',
  role: 'spinbutton',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

const stepsByKey = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

function handleKey(event: KeyboardEvent, entry: NumberEntry, { min, max }: NumberRange): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) {
    return;
  }
  const steps = stepsByKey.get(key);
  const limit = key === 'Home' ? min : key === 'End' ? max : undefined;
  if (steps !== undefined) {
    event.preventDefault();
    entry.move(steps);
  } else if (limit !== undefined) {
    event.preventDefault();
    entry.setNumber(limit);
  } else if (key === 'Enter') {
    // Enter submits the form, which must read the committed number.
    entry.commit();
  }
}

interface StepButtonProps {
  direction: 1 | -1;
  entry: NumberEntry;
  locked: boolean;
}

function StepButton({ direction, entry, locked }: StepButtonProps) {
  const { onPointerDown, ...press } = usePressAndHold(() => entry.move(direction));
  return (
    <S.Step
      type="button"
      tabIndex={-1}
      aria-label={direction > 0 ? text.number.increase : text.number.decrease}
      disabled={locked || !entry.canMove(direction)}
      {...press}
      onPointerDown={(event: PointerEvent) => {
        // A mouse may focus the field; a touch would open the on-screen keyboard.
        if (event.pointerType === 'mouse') {
          entry.focus();
        }
        onPointerDown(event);
      }}
      // Preserves the focus of the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {direction > 0 ? <PlusIcon /> : <MinusIcon />}
    </S.Step>
  );
}
