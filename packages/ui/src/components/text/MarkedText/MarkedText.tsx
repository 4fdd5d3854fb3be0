import type { ComponentPropsWithRef } from 'react';
import * as S from './MarkedText.styles.ts';

export interface MarkedTextPart {
  text: string;
  /** Marks the part. */
  changed: boolean;
}

export interface MarkedTextProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  parts: readonly MarkedTextPart[];
}

/** Dictated text with marked parts, in the user's reading typography. Line breaks are preserved. */
export function MarkedText({ parts, ...rest }: MarkedTextProps) {
  return (
    <S.Root dir="auto" {...rest}>
      {withOffsets(parts).map(({ text, changed, from }) =>
        changed ? <S.Mark key={from}>{text}</S.Mark> : text,
      )}
    </S.Root>
  );
}

/** The parts with their offsets in the text. */
function withOffsets(parts: readonly MarkedTextPart[]) {
  let from = 0;
  return parts.map((part) => {
    const place = from;
    from += part.text.length;
    return { ...part, from: place };
  });
}
