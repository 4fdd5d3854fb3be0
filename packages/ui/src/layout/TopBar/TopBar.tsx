import type { ReactNode } from 'react';
import * as S from './TopBar.styles.ts';

export interface TopBarProps {
  /** The button that opens or folds the side menu. */
  menuButton: ReactNode;
  /** The page in a word or two; it steps back while the page's own header says it. */
  title?: ReactNode;
  /** Credit, theme, messages, account. */
  children?: ReactNode;
}

/** The bar over the page: 64 px high, and always in reach. */
export function TopBar({ menuButton, title, children }: TopBarProps) {
  return (
    <S.Root>
      {menuButton}
      <S.Title>{title}</S.Title>
      <S.Actions>{children}</S.Actions>
    </S.Root>
  );
}
