import type { ReactNode } from 'react';
import { VoiceToScriptDrawing } from '../../drawings/VoiceToScriptDrawing.tsx';
import * as S from './SessionFrame.styles.ts';

export interface SessionFrameProps {
  /** The card. */
  children: ReactNode;
  /** Stands under the card, such as the demo accounts. */
  below?: ReactNode;
  /** What the product is, in one line under the drawing. */
  tagline?: string;
}

/** The page of sign-in and its sisters: a card with room around it and, on wide windows, a calm panel beside it. */
export function SessionFrame({ children, below, tagline }: SessionFrameProps) {
  return (
    <S.Root>
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
