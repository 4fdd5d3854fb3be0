import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VoiceToScriptDrawing } from '../../drawings/VoiceToScriptDrawing.tsx';
import * as S from './AuthFrame.styles.ts';

export interface AuthFrameProps extends ComponentPropsWithRef<'div'> {
  /** Shown below the card, such as the demo accounts. */
  below?: ReactNode;
  /** A one-line description of the product under the drawing. */
  tagline?: string;
  /** Draws the line of the drawing once, when the page opens. */
  drawn?: boolean;
}

/**
 * The layout of the auth screens: an `AuthCard`, and a drawing in a panel beside it; on narrow
 * windows the drawing is above it.
 */
export function AuthFrame({ children, below, tagline, drawn = false, ...rest }: AuthFrameProps) {
  return (
    <S.Root {...rest}>
      <S.Main id="content" tabIndex={-1}>
        {children}
        {below}
      </S.Main>
      <S.Panel>
        <S.Figure>
          <VoiceToScriptDrawing width={584} drawn={drawn} />
          {tagline !== undefined && <S.Tagline>{tagline}</S.Tagline>}
        </S.Figure>
      </S.Panel>
    </S.Root>
  );
}
