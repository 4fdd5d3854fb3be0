import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './EditorToolbar.styles.ts';

export interface EditorToolbarProps extends ComponentPropsWithRef<'fieldset'> {
  /** The accessible name of the group. */
  label: string;
  /** A short save status. */
  state?: ReactNode;
}

/** The tools of a transcript, mostly icon buttons, in one row above the sheet; sticky where the window is high enough. */
export function EditorToolbar({ label, state, children, ...rest }: EditorToolbarProps) {
  return (
    <S.Root aria-label={label} {...rest}>
      <S.State>{state}</S.State>
      <S.Tools>{children}</S.Tools>
    </S.Root>
  );
}
