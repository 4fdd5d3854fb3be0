import { withoutDust } from '../../../persian/numberNotation.ts';

/** The allowed numbers of a field. */
export interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
  /** Numbers are multiples of it, counted from `min`; any number when absent. */
  step?: number | undefined;
}

/** The nearest number in the range. */
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

/** The number `by` steps away, within the range; from an empty field, the limit in the opposite direction. */
export function moved(value: number, by: number, range: NumberRange): number {
  if (Number.isNaN(value)) {
    return nearest((by > 0 ? range.min : range.max) ?? 0, range);
  }
  const near = nearest(value, range);
  const isOnTheWay = by > 0 ? near > value : near < value;
  return isOnTheWay ? near : nearest(withoutDust(value + by), range);
}
