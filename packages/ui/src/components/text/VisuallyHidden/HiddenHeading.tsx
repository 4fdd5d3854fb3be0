import type { ComponentPropsWithRef } from 'react';
import * as S from './VisuallyHidden.styles.ts';

export type HiddenHeadingProps = ComponentPropsWithRef<'h1'>;

/** The heading of a page without a visible one: it takes the focus on navigation and is announced. */
export function HiddenHeading({ children, ...rest }: HiddenHeadingProps) {
  return (
    <S.Root {...rest} as="h1" tabIndex={-1}>
      {children}
    </S.Root>
  );
}
