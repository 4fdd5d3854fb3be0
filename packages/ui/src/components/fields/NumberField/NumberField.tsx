import type { ComponentPropsWithRef, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { text } from '../../../foundations/text.ts';
import { FieldFrame, type FieldWords } from '../Field/FieldFrame.tsx';
import { MinusIcon, PlusIcon } from '../../media/Icon/controlIcons.ts';
import type { FieldSize } from '../TextField/TextField.tsx';
import * as S from './NumberField.styles.ts';
import { useNumberEntry } from './useNumberEntry.ts';
import { usePressAndHold } from './usePressAndHold.ts';

type OwnNames = 'children' | 'defaultValue' | 'onChange' | 'id';

export interface NumberFieldProps extends Omit<ComponentPropsWithRef<'div'>, OwnNames>, FieldWords {
  /** The form field name of the plain number. */
  size?: FieldSize;
  /** The number in controlled mode; NaN for an empty field. */
  name?: string;
  /** The initial number. */
  value?: number;
  /** Called with each committed number, and with NaN when the field is cleared. */
  defaultValue?: number;
  /** The minimum; smaller numbers are raised to it on blur. */
  onChange?: (value: number) => void;
  /** The maximum; larger numbers are lowered to it on blur. */
  min?: number;
  /** Numbers are multiples of it; also the step of arrow keys and buttons (1 by default). */
  max?: number;
  /** The format of the number, e.g. as a percentage. */
  step?: number;
  /** How the number is written, e.g. as a percentage. */
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
  const { input, sent, said, first, canMove, commit, move, settle } = useNumberEntry({
    value,
    defaultValue,
    onChange,
    min,
    max,
    step,
    formatOptions,
  });
  const still = disabled || readOnly;
  const stepButton = (direction: 1 | -1, label: string, icon: ReactNode) => (
    <StepButton
      label={label}
      disabled={still || !canMove(direction)}
      onStep={() => move(direction)}
      onMouse={() => input.current?.focus()}
    >
      {icon}
    </StepButton>
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (still || altKey || ctrlKey || metaKey || shiftKey) {
      return;
    }
    const steps = stepsOf.get(key);
    const end = key === 'Home' ? min : key === 'End' ? max : undefined;
    if (steps !== undefined) {
      event.preventDefault();
      move(steps);
    } else if (end !== undefined) {
      event.preventDefault();
      settle(end);
    } else if (key === 'Enter') {
      // Enter submits the form, which must read the committed number.
      commit();
    }
  };
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
              {...spinning}
              aria-valuemin={min}
              aria-valuemax={max}
              ref={input}
              defaultValue={first.text}
              disabled={disabled}
              readOnly={readOnly}
              required={required}
              onKeyDown={onKeyDown}
              onBlur={commit}
              {...control}
            />
            {stepButton(-1, text.number.decrease, <MinusIcon />)}
            {stepButton(1, text.number.increase, <PlusIcon />)}
          </S.Box>
        )}
      </FieldFrame>
      <S.Said ref={said} />
      {name !== undefined && (
        <input type="hidden" name={name} ref={sent} defaultValue={first.sent} disabled={disabled} />
      )}
    </S.Root>
  );
}

const spinning = {
  type: 'text',
  role: 'spinbutton',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

const stepsOf = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

interface StepButtonProps {
  label: string;
  disabled: boolean;
  onStep: () => boolean;
  /** A mouse may focus the field; a touch would open the on-screen keyboard. */
  onMouse: () => void;
  children: ReactNode;
}

function StepButton({ label, disabled, onStep, onMouse, children }: StepButtonProps) {
  const { onPointerDown, ...press } = usePressAndHold(onStep);
  return (
    <S.Step
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      {...press}
      onPointerDown={(event: PointerEvent) => {
        if (event.pointerType === 'mouse') {
          onMouse();
        }
        onPointerDown(event);
      }}
      // Preserves the focus of the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </S.Step>
  );
}
