import type { ComponentPropsWithRef, KeyboardEvent, PointerEvent } from 'react';
import { text } from '../../../foundations/text.ts';
import { MinusIcon, PlusIcon } from '../../media/Icon/controlIcons.ts';
import type { FieldSize } from '../TextField/TextField.tsx';
import * as S from './NumberField.styles.ts';
import type { NumberRange } from './numberRange.ts';
import type { useNumberEntry } from './useNumberEntry.ts';
import { usePressAndHold } from './usePressAndHold.ts';

type NumberEntry = Omit<ReturnType<typeof useNumberEntry>, 'input' | 'formInput' | 'announcement'>;

interface NumberBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  size: FieldSize;
  range: NumberRange;
  entry: NumberEntry;
  disabled: boolean;
  readOnly: boolean;
}

/** The input of a number with its two buttons. */
export function NumberBox({ size, range, entry, ...rest }: NumberBoxProps) {
  const locked = rest.disabled || rest.readOnly;
  return (
    <S.Box
      data-height={size}
      data-invalid={rest['aria-invalid']}
      data-disabled={rest.disabled || undefined}
    >
      <S.Figure
        // The numeric keyboard of some phones has no minus.
        inputMode={range.min !== undefined && range.min < 0 ? 'text' : 'decimal'}
        {...spinButton}
        aria-valuemin={range.min}
        aria-valuemax={range.max}
        defaultValue={entry.first.text}
        onKeyDown={(event) => !locked && handleKey(event, entry, range)}
        onBlur={entry.commit}
        {...rest}
      />
      <StepButton direction={-1} entry={entry} locked={locked} />
      <StepButton direction={1} entry={entry} locked={locked} />
    </S.Box>
  );
}

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
