import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VoiceToScriptDrawing } from '../../drawings/VoiceToScriptDrawing.tsx';
import * as S from './AuthFrame.styles.ts';

export interface AuthFrameProps extends ComponentPropsWithRef<'div'> {
  /** Shown below the card, such as the demo accounts. */
  below?: ReactNode;
  /** A one-line description of the product under the drawing. */
  tagline?: string;
}

/**
 * The layout of the auth screens: an `AuthCard` and, on wide windows, a panel with a drawing
 * beside it.
 */
export function AuthFrame({ children, below, tagline, ...rest }: AuthFrameProps) {
  return (
    <S.Root {...rest}>
      <S.Main id="content" tabIndex={-1}>
        {children}
        {below}
      </S.Main>
      <S.Panel>
        <S.Figure>
          <VoiceToScriptDrawing width={584} />
          {tagline !== undefined && <S.Tagline>{tagline}</S.Tagline>}
        </S.Figure>
      </S.Panel>
    </S.Root>
  );
}
