import { Drawing, type DrawingProps } from './Drawing.tsx';
import * as S from './Drawing.styles.ts';
import { Paper, Scene } from './parts.tsx';

/** The drawing of empty ready texts: a short phrase opens into the lines of a sheet. */
export function ReadyTextsDrawing(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 280 200" {...props}>
      <Scene />
      <g transform="translate(-24 0)">
        <Paper />
        <S.Line d="M168 70H126M168 92H104M168 114H104M168 136H128" />
        <S.Shape data-ink="accent" d="M117 125h3v22h-3Z" />
      </g>
      <S.Shape
        data-ink="paper"
        data-outlined=""
        d="M206 72H240a10 10 0 0 1 10 10V98a10 10 0 0 1-10 10H222L212 118V108H206a10 10 0 0 1-10-10V82a10 10 0 0 1 10-10Z"
      />
      <S.Line d="M212 87V93M223 82V98M234 87V93" />
      <S.Line d="M190 134C186 146 178 150 170 150M176 143L169 150 176 157" />
    </Drawing>
  );
}
