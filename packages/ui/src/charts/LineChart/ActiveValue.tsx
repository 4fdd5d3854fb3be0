import { keepInside, textWidth } from '../ChartFrame/textWidth.ts';
import * as S from '../ChartFrame/ChartFrame.styles.ts';
import type { LineTone } from './Line.tsx';
import { dot } from '../ChartFrame/linePaths.ts';

interface ActiveValueProps {
  x: number;
  y: number;
  /** The width of the drawing, and the height of its axis. */
  width: number;
  ground: number;
  tone: LineTone;
  moment: string;
  words: string;
}

const lineOfText = 18;

/** The mark of the pointed or focused value with its moment and words, which no edge cuts. */
export function ActiveValue({ x, y, width, ground, tone, moment, words }: ActiveValueProps) {
  const isHigh = y < 2.5 * lineOfText;
  const first = isHigh ? y + 1.5 * lineOfText : y - 12 - lineOfText;
  const place = (text: string) => keepInside(x, textWidth(text), width);
  return (
    <g aria-hidden="true" pointerEvents="none">
      <S.MomentLine x1={x} x2={x} y1={y} y2={ground} />
      <S.Shape data-tone={tone} data-rim="true" d={dot(x, y, 5)} />
      <S.Label x={place(moment)} y={first} textAnchor="middle" data-quiet="true">
        {moment}
      </S.Label>
      <S.Label x={place(words)} y={first + lineOfText} textAnchor="middle">
        {words}
      </S.Label>
    </g>
  );
}
