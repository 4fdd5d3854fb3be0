import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './EditorLayout.styles.ts';

export interface EditorLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** An `EditorToolbar`; sticky above the sheet. */
  tools?: ReactNode;
  /** The transcript. */
  sheet: ReactNode;
  /** A problem with one action. */
  notice?: ReactNode;
  /** `CommandChips`, shown over the sheet. */
  chips?: ReactNode;
  /** A `RecordingBar`; always visible at the bottom. */
  recordingBar: ReactNode;
}

/**
 * The layout of the dictation workspace: a toolbar, a sheet with the transcript and a recording
 * bar below it.
 */
export function EditorLayout({
  tools,
  sheet,
  notice,
  chips,
  recordingBar,
  ...rest
}: EditorLayoutProps) {
  return (
    <S.Root {...rest}>
      {tools}
      <S.Sheet>{sheet}</S.Sheet>
      <S.Bottom>
        {chips}
        {notice}
        {recordingBar}
      </S.Bottom>
    </S.Root>
  );
}
