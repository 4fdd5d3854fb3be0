import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './TwoLines.styles.ts';

export interface TwoLinesProps extends ComponentPropsWithRef<'span'> {
  /** The main line; without it there is only the quiet one. */
  children?: ReactNode;
  /** The quiet line below. */
  note?: ReactNode;
  /** A picture or an icon before the lines. */
  lead?: ReactNode;
}

/** A name with a quiet line below it, for the cells of a table and the head of a record. */
export function TwoLines({ children, note, lead, ...rest }: TwoLinesProps) {
  return (
    <S.Root {...rest}>
      {lead}
      <S.Lines>
        {children !== undefined && <span>{children}</span>}
        {note !== undefined && <S.Note>{note}</S.Note>}
      </S.Lines>
    </S.Root>
  );
}
