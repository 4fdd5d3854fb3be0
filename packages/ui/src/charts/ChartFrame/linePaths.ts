import { curveMonotoneX, line } from 'd3-shape';
import { hasValue, type Values } from './rovingPoint.ts';

interface Paths {
  /** The line up to the moments that are not complete. */
  whole: string;
  /** The rest of the line, from the last complete moment. */
  partial: string;
  /** The indices of values between two gaps, which no line reaches. */
  lonely: readonly number[];
}

/** The paths of a line with a gap at each missing value. */
export function drawLine(
  values: Values,
  partialFrom: number,
  getX: (index: number) => number,
  y: (value: number) => number,
): Paths {
  const draw = (isPart: (index: number) => boolean) =>
    line<number | null | undefined>(
      (_, index) => getX(index),
      (value) => y(value ?? 0),
    )
      .defined((value, index) => hasValue(value) && isPart(index))
      .curve(curveMonotoneX)(values) ?? '';
  return {
    whole: draw((index) => index < partialFrom),
    partial: partialFrom < values.length ? draw((index) => index >= partialFrom - 1) : '',
    lonely: [...values.keys()].filter(
      (index) =>
        hasValue(values[index]) && !hasValue(values[index - 1]) && !hasValue(values[index + 1]),
    ),
  };
}

/** A circle as a path. */
export function drawDot(x: number, y: number, radius: number): string {
  const half = `a${radius},${radius} 0 1 0`;
  return `M${x - radius},${y}${half} ${2 * radius},0${half} ${-2 * radius},0Z`;
}
