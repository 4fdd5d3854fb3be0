import type { ComponentPropsWithRef } from 'react';
import * as S from './Percent.styles.ts';

export type PercentProps = ComponentPropsWithRef<'span'>;

/** A percentage without a word before it, such as that of a cell: its sign is at the left of its number. */
export function Percent({ children, ...rest }: PercentProps) {
  return (
    <S.Root translate="no" {...rest}>
      {children}
    </S.Root>
  );
}
