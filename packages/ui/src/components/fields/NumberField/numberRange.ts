import { withoutDust } from '../../../persian/numberNotation.ts';

/** Which numbers a field takes. */
export interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
  /** What a number is a multiple of, counted from `min`; any number when left out. */
  step?: number | undefined;
}

/** The nearest number of a range. */
export function nearest(value: number, { min = -Infinity, max = Infinity, step }: NumberRange) {
  if (step === undefined || Number.isNaN(value)) {
    return Math.min(Math.max(value, min), max);
  }
  const from = Number.isFinite(min) ? min : 0;
  const count = Math.round(withoutDust((value - from) / step));
  const most = Math.floor(withoutDust((max - from) / step));
  const least = Number.isFinite(min) ? 0 : -Infinity;
  return withoutDust(from + Math.max(Math.min(count, most), least) * step);
}

/** The number that stands `by` further on in a range; from nothing, the end that lies behind. */
export function moved(value: number, by: number, range: NumberRange): number {
  if (Number.isNaN(value)) {
    return nearest((by > 0 ? range.min : range.max) ?? 0, range);
  }
  const near = nearest(value, range);
  const isOnTheWay = by > 0 ? near > value : near < value;
  return isOnTheWay ? near : nearest(withoutDust(value + by), range);
}
