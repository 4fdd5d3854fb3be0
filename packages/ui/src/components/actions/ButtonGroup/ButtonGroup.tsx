import type { ComponentPropsWithRef } from 'react';
import * as S from './ButtonGroup.styles.ts';

export interface ButtonGroupProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'role' | 'aria-label'
> {
  /** The accessible name of the group. */
  label: string;
}

/**
 * Joins related secondary buttons of one size. Each button is a tab stop; use
 * `SegmentedControl` for one choice among several.
 */
export function ButtonGroup({ label, children, ...rest }: ButtonGroupProps) {
  return (
    <S.Row {...rest} aria-label={label}>
      {children}
    </S.Row>
  );
}
