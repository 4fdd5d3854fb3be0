import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './TopBar.styles.ts';

export interface TopBarProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The button that opens or collapses the side menu. */
  menuButton: ReactNode;
  /** A short page title; hidden while the page header shows it. */
  title?: ReactNode;
}

/** The bar above the page, 64 px high, sticky where the window is high enough. Its children are the actions at the end. */
export function TopBar({ menuButton, title, children, ...rest }: TopBarProps) {
  return (
    <S.Root {...rest}>
      {menuButton}
      <S.Title>{title}</S.Title>
      <S.Actions>{children}</S.Actions>
    </S.Root>
  );
}
