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
      {placed(parts).map(({ text, changed, from }) =>
        changed ? <S.Mark key={from}>{text}</S.Mark> : text,
      )}
    </S.Root>
  );
}

/** The parts with where in the text each begins. */
function placed(parts: readonly MarkedTextPart[]) {
  let from = 0;
  return parts.map((part) => {
    const place = from;
    from += part.text.length;
    return { ...part, from: place };
  });
}
