import { Drawing, type DrawingProps } from './Drawing.tsx';
import * as S from './Drawing.styles.ts';
import { Paper, Pen, Scene } from './parts.tsx';

/** The drawing of a lost connection: a wave that does not reach the sheet and a pen at rest. */
export function OfflineDrawing(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 280 200" {...props}>
      <Scene />
      <Paper />
      <S.Line d="M168 56H126M168 74H140" />
      <S.Line data-unfinished="" d="M107 109a38 38 0 0 1 54 0M115.5 117.5a26 26 0 0 1 37 0" />
      <S.Line d="M124 126a14 14 0 0 1 20 0M112 148L158 98" />
      <S.Shape data-ink="line" d="M134 135a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4Z" />
      <S.Line d="M206 90V104M219 82V112M232 90V104" />
      <Pen transform="translate(192 169) rotate(90)" />
    </Drawing>
  );
}
