import * as S from '../ChartFrame/ChartFrame.styles.ts';
import { dot, drawLine } from './linePaths.ts';
import { hasValue, type Values } from '../ChartFrame/rovingPoint.ts';

interface LineProps {
  name: string;
  nameX: number;
  nameY: number;
  /** Null for the line of a compared period. */
  tone: number | null;
  values: Values;
  partialFrom: number | undefined;
  /** Marks each value; values between two gaps always have a dot. */
  dots: boolean;
  getX: (index: number) => number;
  y: (value: number) => number;
}

/** One line with its dots and its name. */
export function Line({
  name,
  nameX,
  nameY,
  tone,
  values,
  partialFrom = values.length,
  dots,
  getX,
  y,
}: LineProps) {
  const { whole, partial, lonely } = drawLine(values, partialFrom, getX, y);
  const look = tone ?? 'compared';
  const dotted = dots && tone !== null ? [...values.keys()] : lonely;
  return (
    <g data-line={name}>
      <S.Shape data-stroke="true" data-tone={look} d={whole} />
      {partial !== '' && (
        <S.Shape data-stroke="true" data-tone={look} data-partial="true" d={partial} />
      )}
      {dotted.map((index) => {
        const value = values[index];
        return (
          hasValue(value) && (
            <S.Shape
              key={index}
              data-tone={look}
              data-rim="true"
              d={dot(getX(index), y(value), 3.5)}
            />
          )
        );
      })}
      <S.Label x={nameX} y={nameY} textAnchor="start" data-quiet={tone === null}>
        {name}
      </S.Label>
    </g>
  );
}
