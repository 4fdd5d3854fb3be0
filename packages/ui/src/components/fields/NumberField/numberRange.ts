import { roundFloat } from '../../../persian/createNumberNotation.ts';

/** The allowed numbers of a field. */
export interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
  /** Numbers are multiples of it, counted from `min`; any number when absent. */
  step?: number | undefined;
}

/** The nearest number in the range. */
export function clampToRange(
  value: number,
  { min = -Infinity, max = Infinity, step }: NumberRange,
) {
  if (step === undefined || Number.isNaN(value)) {
    return Math.min(Math.max(value, min), max);
  }
  const from = Number.isFinite(min) ? min : 0;
  const count = Math.round(roundFloat((value - from) / step));
  const most = Math.floor(roundFloat((max - from) / step));
  const least = Number.isFinite(min) ? 0 : -Infinity;
  return roundFloat(from + Math.max(Math.min(count, most), least) * step);
}

/** The number `by` steps away, within the range; from an empty field, the limit in the opposite direction. */
export function stepFrom(value: number, by: number, range: NumberRange): number {
  if (Number.isNaN(value)) {
    return clampToRange((by > 0 ? range.min : range.max) ?? 0, range);
  }
  const near = clampToRange(value, range);
  const isOnTheWay = by > 0 ? near > value : near < value;
  return isOnTheWay ? near : clampToRange(roundFloat(value + by), range);
}
