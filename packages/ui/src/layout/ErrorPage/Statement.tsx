import type { ReactNode } from 'react';
import * as S from './ErrorPage.styles.ts';

export interface StatementProps {
  /** An `Illustration`. */
  drawing: ReactNode;
  /** The one heading of the page; it takes the focus when the page is entered. */
  heading: string;
  sentence?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
}

/** A page that has one thing to say: a drawing, a heading, a sentence, and a way on. */
export function Statement({ drawing, heading, sentence, action }: StatementProps) {
  return (
    <S.Statement>
      <S.Picture>{drawing}</S.Picture>
      <S.Heading tabIndex={-1}>{heading}</S.Heading>
      {sentence !== undefined && <S.Sentence>{sentence}</S.Sentence>}
      {action !== undefined && <S.Action>{action}</S.Action>}
    </S.Statement>
  );
}
