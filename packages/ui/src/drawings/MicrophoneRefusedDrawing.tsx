import { Drawing, type DrawingProps } from './Drawing.tsx';
import * as S from './Drawing.styles.ts';
import { Scene } from './parts.tsx';

/** The drawing of a refused microphone: the address bar with its lock, and the switch below it. */
export function MicrophoneRefusedDrawing(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 280 200" {...props}>
      <Scene />
      <S.Shape
        data-ink="paper"
        data-outlined=""
        d="M54 48H226a14 14 0 0 1 14 14V70a14 14 0 0 1-14 14H54a14 14 0 0 1-14-14V62a14 14 0 0 1 14-14Z"
      />
      <S.Line d="M94 66H150" data-ink="faint" />
      <S.Line d="M60 64V60a6 6 0 0 1 12 0V64" />
      <S.Shape
        data-ink="accent"
        d="M59 63H73a3 3 0 0 1 3 3V73a3 3 0 0 1-3 3H59a3 3 0 0 1-3-3V66a3 3 0 0 1 3-3Z"
      />
      <S.Shape
        data-ink="paper"
        data-outlined=""
        d="M58 98L66 90 74 98H166a8 8 0 0 1 8 8V152a8 8 0 0 1-8 8H58a8 8 0 0 1-8-8V106a8 8 0 0 1 8-8Z"
      />
      <S.Shape data-outlined="" d="M78 112a7 7 0 0 1 7 7V127a7 7 0 0 1-14 0V119a7 7 0 0 1 7-7Z" />
      <S.Line d="M65 126a13 13 0 0 0 26 0M78 139V146M64 114L92 144" />
      <S.Line d="M124 119H144a10 10 0 0 1 0 20H124a10 10 0 0 1 0-20Z" />
      <S.Shape data-ink="accent" d="M124 123a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z" />
      <S.Line d="M200 122V136M213 114V144M226 122V136" />
    </Drawing>
  );
}
