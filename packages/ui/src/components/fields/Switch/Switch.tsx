import type { ComponentPropsWithRef } from 'react';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { FieldFrame, type FieldProps } from '../Field/FieldFrame.tsx';
import * as S from './Switch.styles.ts';

export interface SwitchProps
  extends
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'role'>,
    Omit<FieldProps, 'optional'> {}

/**
 * Turns a setting on or off immediately; use `Checkbox` for a choice that a form
 * submits. Rest props, `ref` and class go to the input.
 */
export function Switch(props: SwitchProps) {
  const [frame, rest] = splitFieldProps(props);
  return (
    <FieldFrame {...frame} beside>
      {(control) => <S.Input {...rest} {...control} {...asSwitch} />}
    </FieldFrame>
  );
}

// The native `checked` state is sufficient; `aria-checked` would repeat it.
const asSwitch = { type: 'checkbox', role: 'switch' } as const;
