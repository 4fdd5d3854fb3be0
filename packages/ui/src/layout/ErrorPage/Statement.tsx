import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './ErrorPage.styles.ts';

export interface StatementProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** An `Illustration`. */
  drawing?: ReactNode;
  /** The only `h1` of the page; takes the focus when the page opens. */
  heading: string;
  sentence?: ReactNode;
  /** The only action, a `Cluster`, or a `Stack` of such lines. */
  action?: ReactNode;
}

/** A page with one message: a drawing, a heading, a sentence and an action. */
export function Statement({ drawing, heading, sentence, action, ...rest }: StatementProps) {
  return (
    <S.Statement {...rest}>
      {drawing !== undefined && <S.Picture>{drawing}</S.Picture>}
      <S.Heading tabIndex={-1}>{heading}</S.Heading>
      {sentence !== undefined && <S.Sentence>{sentence}</S.Sentence>}
      {action !== undefined && <S.Action>{action}</S.Action>}
    </S.Statement>
  );
}
