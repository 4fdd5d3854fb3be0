import { type ComponentPropsWithRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import { useKeyboardInset } from '../../foundations/useKeyboardInset.ts';
import { useScrollPadding } from './useScrollPadding.ts';
import * as S from './DocumentLayout.styles.ts';

export interface DocumentLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The way back to the list. */
  back: ReactNode;
  /** A `DocumentHeader`. */
  header: ReactNode;
  /** Live regions with alerts, above the sheet. */
  notices?: ReactNode;
  /** A `FindBar`; sticky where the window is high enough. */
  findBar?: ReactNode;
  /** The text; takes every press on the sheet. */
  sheet: ReactNode;
  /** A `Player`, docked under the sheet; above the keyboard of a phone. */
  player?: ReactNode;
}

/**
 * The layout of a saved text: the same sheet as that of `EditorLayout`, with the head of the text
 * above it in place of tools. The head scrolls with the page; only the find bar stays.
 */
export function DocumentLayout({
  back,
  header,
  notices,
  findBar,
  sheet,
  player,
  ref,
  ...rest
}: DocumentLayoutProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  const dock = useRef<HTMLDivElement>(null);
  useScrollPadding(root);
  useKeyboardInset(dock);
  return (
    <S.Root {...rest} ref={root}>
      <S.Head>
        {back}
        {header}
      </S.Head>
      <S.Notices>{notices}</S.Notices>
      <S.Bar>{findBar}</S.Bar>
      <S.Sheet>{sheet}</S.Sheet>
      <S.Dock ref={dock}>{player}</S.Dock>
    </S.Root>
  );
}
