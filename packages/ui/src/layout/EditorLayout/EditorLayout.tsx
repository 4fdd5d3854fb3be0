import { type ComponentPropsWithRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import { useScrollPadding } from './useScrollPadding.ts';
import * as S from './EditorLayout.styles.ts';

export interface EditorLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** An `EditorToolbar`; above the sheet, sticky where the window is high enough. */
  tools?: ReactNode;
  /** The transcript; takes every press on the sheet. */
  sheet: ReactNode;
  /** A `FirstSteps`, shown on the empty sheet. */
  guide?: ReactNode;
  /** A problem with one action. */
  notice?: ReactNode;
  /** `CommandChips`, shown over the sheet. */
  chips?: ReactNode;
  /** A `ToastRegion`; its toasts are shown over the sheet, not over the recording bar. */
  toasts?: ReactNode;
  /** A `RecordingBar`; always visible at the bottom. */
  recordingBar: ReactNode;
}

/**
 * The layout of the dictation workspace: a toolbar, a sheet with the transcript and a recording
 * bar below it. The page scrolls with the real heights of the two bars as its padding.
 */
export function EditorLayout({
  tools,
  sheet,
  guide,
  notice,
  chips,
  toasts,
  recordingBar,
  ref,
  ...rest
}: EditorLayoutProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  useScrollPadding(root);
  return (
    <S.Root {...rest} ref={root}>
      {tools}
      <S.Sheet>
        {guide}
        {sheet}
      </S.Sheet>
      <S.Bottom>
        <S.Above>
          <S.Toasts>{toasts}</S.Toasts>
          {chips}
        </S.Above>
        <S.Notice>{notice}</S.Notice>
        {recordingBar}
      </S.Bottom>
    </S.Root>
  );
}
