import type { ComponentPropsWithRef } from 'react';
import { MarkedParts, type MarkedTextPart } from './MarkedParts.tsx';
import * as S from './MarkedText.styles.ts';

export interface MarkedTextProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  parts: readonly MarkedTextPart[];
}

/** Dictated text with marked parts, in the user's reading typography. Line breaks are preserved. */
export function MarkedText({ parts, ...rest }: MarkedTextProps) {
  return (
    <S.Root dir="auto" {...rest}>
      <MarkedParts parts={parts} />
    </S.Root>
  );
}
