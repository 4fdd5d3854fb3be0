import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { FieldFrame, type FieldWords } from '../Field/FieldFrame.tsx';
import { CheckIcon } from '../Icon/controlIcons.ts';
import { MinusIcon } from '../Icon/controlIcons.ts';
import * as S from './Checkbox.styles.ts';

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'>, FieldWords {
  /** Some of what it stands for is chosen, and not all; a press chooses all. */
  indeterminate?: boolean;
}

/** Says yes to one thing. It keeps its own value; the form reads it on submit. Rest, `ref` and class go to the input. */
export function Checkbox({
  label,
  hint,
  error,
  optional = false,
  indeterminate = false,
  id,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const box = useRef<HTMLSpanElement>(null);
  // Only a property of the element says it; there is no attribute.
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (input) {
      input.indeterminate = indeterminate;
    }
  }, [indeterminate]);
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      id={id}
      describedBy={describedBy}
      beside
    >
      {(control) => (
        <S.Box ref={box}>
          <S.Input {...rest} {...control} type="checkbox" />
          <CheckIcon size="small" data-mark="check" />
          <MinusIcon size="small" data-mark="some" />
        </S.Box>
      )}
    </FieldFrame>
  );
}
