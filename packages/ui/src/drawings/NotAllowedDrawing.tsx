import { Drawing, type DrawingProps } from './Drawing.tsx';
import * as S from './Drawing.styles.ts';
import { Paper, Pen, Scene } from './parts.tsx';

/** The drawing of a page without access: a locked sheet with a wave inside and a pen at rest. */
export function NotAllowedDrawing(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 280 200" {...props}>
      <Scene />
      <Paper />
      <S.Line d="M168 56H126M168 74H104" />
      <S.Line d="M116 112V106a18 18 0 0 1 36 0V112" />
      <S.Shape
        data-outlined=""
        d="M112 112H156a10 10 0 0 1 10 10V142a10 10 0 0 1-10 10H112a10 10 0 0 1-10-10V122a10 10 0 0 1 10-10Z"
      />
      <S.Line d="M122 128V136M134 122V142M146 128V136" />
      <Pen transform="translate(192 169) rotate(90)" />
    </Drawing>
  );
}
