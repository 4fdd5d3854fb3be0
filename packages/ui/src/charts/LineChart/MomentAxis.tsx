import { keepInside, computeTextWidth } from '../ChartFrame/textWidth.ts';
import * as S from '../ChartFrame/ChartFrame.styles.ts';
import type { PlacedMoment } from './moments.ts';

interface MomentAxisProps {
  moments: readonly PlacedMoment[];
  /** The distance of two moments, in px. */
  step: number;
  y: number;
  /** The width of the drawing, in px. */
  width: number;
  getX: (index: number) => number;
  /** Says in place of the last label that the moments from this one on are not complete. */
  partial: { from: number; words: string } | undefined;
}

const gap = 16;

/** The labels of the time axis, as many as there is room for. */
export function MomentAxis({ moments, step, y, width, getX, partial }: MomentAxisProps) {
  const room = Math.max(48, ...moments.map(({ label }) => computeTextWidth(label))) + gap;
  const every = Math.max(1, Math.ceil(room / Math.max(1, step)));
  const words = partial?.words ?? '';
  const at =
    partial === undefined || partial.from >= moments.length
      ? null
      : keepInside(getX(partial.from), computeTextWidth(words), width);
  const wordsRoom = (computeTextWidth(words) + room) / 2;
  return (
    <>
      {moments.map(
        ({ key, label }, index) =>
          index % every === 0 &&
          (at === null || Math.abs(getX(index) - at) >= wordsRoom) && (
            <S.AxisText key={key} x={getX(index)} y={y} textAnchor="middle">
              {label}
            </S.AxisText>
          ),
      )}
      {at !== null && (
        <S.AxisText x={at} y={y} textAnchor="middle" data-partial="true">
          {words}
        </S.AxisText>
      )}
    </>
  );
}
