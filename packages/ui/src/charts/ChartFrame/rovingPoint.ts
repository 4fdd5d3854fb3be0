import type { Direction } from '../../foundations/direction.ts';

/** One value of a chart: its line and its moment. */
export interface Place {
  row: number;
  column: number;
}

export type Values = readonly (number | null | undefined)[];

/** Whether the moment has a value; a missing one is a gap in the line. */
export function hasValue(value: number | null | undefined): value is number {
  return value !== null && value !== undefined && Number.isFinite(value);
}

/** The value that an arrow key, Home or End leads to, past gaps; null where there is none. */
export function findNeighbour(
  key: string,
  { row, column }: Place,
  lines: readonly Values[],
  direction: Direction,
): Place | null {
  const values = lines[row] ?? [];
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return inRow(values, row, column + 1, 1);
    case backward:
      return inRow(values, row, column - 1, -1);
    case 'Home':
      return inRow(values, row, 0, 1);
    case 'End':
      return inRow(values, row, values.length - 1, -1);
    case 'ArrowDown':
      return inColumn(lines, row + 1, column, 1);
    case 'ArrowUp':
      return inColumn(lines, row - 1, column, -1);
    default:
      return null;
  }
}

/** The first value of the first line that has one. */
export function findFirst(lines: readonly Values[]): Place | null {
  const row = lines.findIndex((values) => values.some(hasValue));
  return row === -1 ? null : { row, column: (lines[row] ?? []).findIndex(hasValue) };
}

/** The value of a moment that is drawn nearest to a height. */
export function findNearest(
  lines: readonly Values[],
  column: number,
  distance: (value: number) => number,
): Place | null {
  let nearest: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [row, values] of lines.entries()) {
    const value = values[column];
    if (hasValue(value) && distance(value) < least) {
      least = distance(value);
      nearest = { row, column };
    }
  }
  return nearest;
}

function inRow(values: Values, row: number, from: number, step: 1 | -1): Place | null {
  for (let column = from; column >= 0 && column < values.length; column += step) {
    if (hasValue(values[column])) {
      return { row, column };
    }
  }
  return null;
}

function inColumn(
  lines: readonly Values[],
  from: number,
  column: number,
  step: 1 | -1,
): Place | null {
  for (let row = from; row >= 0 && row < lines.length; row += step) {
    if (hasValue(lines[row]?.[column])) {
      return { row, column };
    }
  }
  return null;
}
