import type { ComponentPropsWithRef } from 'react';
import * as S from './ButtonGroup.styles.ts';

export interface ButtonGroupProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'role' | 'aria-label'
> {
  /** What the buttons have in common, for who hears them. */
  label: string;
}

/**
 * Joins buttons that belong together: secondary ones of one size. Each is a
 * stop of the Tab key; one choice among several is a `RadioButtonGroup`.
 */
export function ButtonGroup({ label, children, ...rest }: ButtonGroupProps) {
  return (
    <S.Row {...rest} aria-label={label}>
      {children}
    </S.Row>
  );
}
