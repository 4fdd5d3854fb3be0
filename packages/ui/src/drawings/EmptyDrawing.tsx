import { Drawing, type DrawingProps } from './Drawing.tsx';
import * as S from './Drawing.styles.ts';
import { Paper, Pen, Scene } from './parts.tsx';

/** The drawing of an empty list: a blank sheet with a caret and a flat wave. */
export function EmptyDrawing(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 280 200" {...props}>
      <Scene />
      <Paper />
      <S.Line data-ink="faint" d="M150 86H104M168 108H104M168 130H104M168 150H128" />
      <S.Shape data-ink="accent" d="M157 75h3v22h-3Z" />
      <Pen transform="translate(172 96) rotate(42)" />
      <S.Line d="M34 140V144M47 136V148M60 140V144" />
    </Drawing>
  );
}
