import type { ComponentPropsWithRef } from 'react';
import * as S from './VisuallyHidden.styles.ts';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Text for screen readers only. */
export function VisuallyHidden({ children, ...rest }: VisuallyHiddenProps) {
  return <S.Root {...rest}>{children}</S.Root>;
}
