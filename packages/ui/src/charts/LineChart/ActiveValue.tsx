import { keepInside, computeTextWidth } from '../ChartFrame/textWidth.ts';
import * as S from '../ChartFrame/ChartFrame.styles.ts';
import type { LineTone } from './Line.tsx';
import { drawDot } from '../ChartFrame/linePaths.ts';

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
const plate = { height: 2 * lineOfText + 8, padding: 8, gap: 18 };

/** The mark of the pointed or focused value with its moment and words, which no edge cuts. */
export function ActiveValue({ x, y, width, ground, tone, moment, words }: ActiveValueProps) {
  const room = Math.max(computeTextWidth(moment), computeTextWidth(words)) + 2 * plate.padding;
  const middle = keepInside(x, room, width);
  const above = y - plate.gap - plate.height;
  const top = above < 0 ? y + plate.gap : above;
  return (
    <g aria-hidden="true" pointerEvents="none">
      <S.MomentLine x1={x} x2={x} y1={y} y2={ground} />
      <S.Shape data-tone={tone} data-rim="true" d={drawDot(x, y, 5)} />
      <S.Plate x={middle - room / 2} y={top} width={room} height={plate.height} rx={6} />
      <S.Label x={middle} y={top + lineOfText} textAnchor="middle" data-quiet="true">
        {moment}
      </S.Label>
      <S.Label x={middle} y={top + 2 * lineOfText} textAnchor="middle">
        {words}
      </S.Label>
    </g>
  );
}
