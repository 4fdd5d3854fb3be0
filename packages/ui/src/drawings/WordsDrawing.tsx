import { Drawing, type DrawingProps } from './Drawing.tsx';
import * as S from './Drawing.styles.ts';
import { Paper, Pen, Scene } from './parts.tsx';

/** The drawing of an empty vocabulary: a voice says a word, and the sheet has its place marked. */
export function WordsDrawing(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 280 200" {...props}>
      <Scene />
      <Paper />
      <S.Line data-ink="faint" d="M168 66H126M168 86H104M168 132H104M168 150H132" />
      <S.Shape
        data-outlined=""
        d="M118 98H162a6 6 0 0 1 6 6V114a6 6 0 0 1-6 6H118a6 6 0 0 1-6-6V104a6 6 0 0 1 6-6Z"
      />
      <S.Line d="M158 109H148M142 109H124" />
      <S.Line d="M204 109H188M194 102L187 109 194 116" />
      <S.Line d="M214 102V116M227 94V124M240 102V116" />
      <Pen transform="translate(104 126) rotate(-42)" />
    </Drawing>
  );
}
