import * as S from '../ChartFrame/ChartFrame.styles.ts';
import { drawDot, drawLine } from '../ChartFrame/linePaths.ts';
import { hasValue, type Values } from '../ChartFrame/rovingPoint.ts';

/** The number of a line, from 1 on, or a compared period. */
export type LineTone = number | 'compared';

interface LineProps {
  name: string;
  /** The place of the name beside the end; null where it is in the legend. */
  namePlace: { x: number; y: number } | null;
  tone: LineTone;
  values: Values;
  partialFrom: number | undefined;
  /** Marks each value; values between two gaps always have a dot. */
  dots: boolean;
  getX: (index: number) => number;
  y: (value: number) => number;
}

/** One line with its dots, and its name in a wide chart. */
export function Line({
  name,
  namePlace,
  tone,
  values,
  partialFrom = values.length,
  dots,
  getX,
  y,
}: LineProps) {
  const { whole, partial, lonely } = drawLine(values, partialFrom, getX, y);
  const dotted = dots ? [...values.keys()] : lonely;
  return (
    <g data-line={name}>
      <S.Shape data-stroke="true" data-tone={tone} d={whole} />
      {partial !== '' && (
        <S.Shape data-stroke="true" data-tone={tone} data-partial="true" d={partial} />
      )}
      {dotted.map((index) => {
        const value = values[index];
        return (
          hasValue(value) && (
            <S.Shape
              key={index}
              data-tone={tone}
              data-rim="true"
              d={drawDot(getX(index), y(value), 3.5)}
            />
          )
        );
      })}
      {namePlace !== null && (
        <S.Label {...namePlace} textAnchor="start" data-quiet={tone === 'compared'}>
          {name}
        </S.Label>
      )}
    </g>
  );
}
