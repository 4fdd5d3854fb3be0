import { Drawing, type DrawingProps } from './Drawing.tsx';
import * as S from './Drawing.styles.ts';
import { Paper, Pen, Scene } from './parts.tsx';

/** The drawing of a page under construction: a sheet with an unfinished edge. */
export function BeingBuiltDrawing(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 280 200" {...props}>
      <Scene />
      <Paper outline="M82 122V60L108 34H176a10 10 0 0 1 10 10V156a10 10 0 0 1-10 10H144" />
      <S.Line data-unfinished="" d="M136 166H92a10 10 0 0 1-10-10V130" />
      <S.Line d="M168 92V100M158 86V106M148 78V114M138 88V104M128 92V100" />
      <S.Line data-unfinished="" d="M168 132H130" />
      <Pen transform="translate(82 122) rotate(-52)" />
    </Drawing>
  );
}
