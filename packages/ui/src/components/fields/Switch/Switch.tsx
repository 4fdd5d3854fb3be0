import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldWords } from '../Field/FieldFrame.tsx';
import * as S from './Switch.styles.ts';

export interface SwitchProps
  extends
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'role'>,
    Omit<FieldWords, 'optional'> {}

/**
 * Turns a setting on or off immediately; use `Checkbox` for a choice that a form
 * submits. Rest props, `ref` and class go to the input.
 */
export function Switch({
  label,
  hint,
  error,
  id,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} describedBy={describedBy} beside>
      {(control) => <S.Input {...rest} {...control} {...asSwitch} />}
    </FieldFrame>
  );
}

// The native `checked` state is sufficient; `aria-checked` would repeat it.
const asSwitch = { type: 'checkbox', role: 'switch' } as const;
