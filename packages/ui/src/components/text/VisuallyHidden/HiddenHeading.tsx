import type { ReactNode } from 'react';
import * as S from './VisuallyHidden.styles.ts';

/** The heading of a page without a visible one: it takes the focus on navigation and is announced. */
export function HiddenHeading({ children }: { children: ReactNode }) {
  return (
    <S.Root as="h1" tabIndex={-1}>
      {children}
    </S.Root>
  );
}
