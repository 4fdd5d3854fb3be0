import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldWords } from '../Field/FieldFrame.tsx';
import * as S from './Switch.styles.ts';

export interface SwitchProps
  extends
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'role'>,
    Omit<FieldWords, 'optional'> {}

/**
 * Turns something on or off at once; what waits for a form to be sent is a
 * `Checkbox`. Rest, `ref` and class go to the input.
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

// Whether it is on is the box's own `checked`; `aria-checked` beside it would say it twice.
const asSwitch = { type: 'checkbox', role: 'switch' } as const;
