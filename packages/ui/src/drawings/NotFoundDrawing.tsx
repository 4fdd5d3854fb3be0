import { Drawing, type DrawingProps } from './Drawing.tsx';
import * as S from './Drawing.styles.ts';
import { Paper, Pen, Scene } from './parts.tsx';

/** The drawing of an unknown address: a line of writing that leaves the sheet. */
export function NotFoundDrawing(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 280 200" {...props}>
      <Scene />
      <Paper />
      <S.Line d="M168 82H132M168 102H104" />
      <S.Line d="M168 122H152C136 122 132 134 118 134S100 120 86 122C74 124 66 134 74 142S88 138 78 128 56 117 51 132C48 141 51 151 48 161" />
      <Pen transform="translate(48 163) rotate(-27)" />
      <S.Line d="M206 90V104M219 82V112M232 90V104" />
    </Drawing>
  );
}
