import type { ReactNode } from 'react';
import * as S from './Page.styles.ts';

export interface PageHeaderProps {
  /** The one heading of the page; it takes the focus when the page is entered. */
  heading: string;
  /** One sentence, when the heading does not say enough. */
  sentence?: ReactNode;
  /** The page's own actions, one of them primary. */
  actions?: ReactNode;
}

/** What stands first on a page. */
export function PageHeader({ heading, sentence, actions }: PageHeaderProps) {
  return (
    <S.Header>
      <S.Words>
        <S.Heading tabIndex={-1}>{heading}</S.Heading>
        {sentence !== undefined && <S.Sentence>{sentence}</S.Sentence>}
      </S.Words>
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
    </S.Header>
  );
}
