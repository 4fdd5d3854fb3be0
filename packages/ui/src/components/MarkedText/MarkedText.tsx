import type { ComponentPropsWithRef } from 'react';
import * as S from './MarkedText.styles.ts';

export interface MarkedTextPart {
  text: string;
  /** Stands out from the words around it. */
  changed: boolean;
}

export interface MarkedTextProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  parts: readonly MarkedTextPart[];
}

/** Dictated text in which some words are marked, set as the person reads it. Line breaks are kept. */
export function MarkedText({ parts, ...rest }: MarkedTextProps) {
  return (
    <S.Root dir="auto" {...rest}>
      {parts.map(({ text, changed }, place) =>
        changed ? <S.Mark key={`${place}-${text}`}>{text}</S.Mark> : text,
      )}
    </S.Root>
  );
}
