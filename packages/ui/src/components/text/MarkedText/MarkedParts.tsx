import * as S from './MarkedText.styles.ts';

export interface MarkedTextPart {
  text: string;
  /** Marks the part. */
  changed: boolean;
}

/** The marked and unmarked parts of a text, for an element with its own typography. */
export function MarkedParts({ parts }: { parts: readonly MarkedTextPart[] }) {
  return withOffsets(parts).map(({ text, changed, from }) =>
    changed ? <S.Mark key={from}>{text}</S.Mark> : text,
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
