import type { ReactNode } from 'react';
import * as S from './VisuallyHidden.styles.ts';

/** The one heading of a page that shows none: it takes the focus when the page is entered, and is read out. */
export function HiddenHeading({ children }: { children: ReactNode }) {
  return (
    <S.Root as="h1" tabIndex={-1}>
      {children}
    </S.Root>
  );
}
