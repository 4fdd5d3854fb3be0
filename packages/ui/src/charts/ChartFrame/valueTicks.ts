import type { ScaleLinear } from 'd3-scale';
import { formatCompact } from '../../persian/compactNumber.ts';
import { formatNumber } from '../../persian/number.ts';

/** A grid line of the value axis. */
export interface ValueTick {
  value: number;
  label: string;
}

/** From this value on the whole axis is written in words: «۲۰ هزار», «۱٫۲ میلیون میلیون». */
const leastCompact = 10_000;

/**
 * About four grid lines with their labels. Whole amounts have no line between two of them, and
 * where all amounts are 0 there is the line of 0 alone.
 */
export function listTicks(
  scale: ScaleLinear<number, number>,
  values: readonly number[],
): ValueTick[] {
  const most = Math.max(0, ...values);
  if (most === 0) {
    return [{ value: 0, label: formatNumber(0) }];
  }
  const isWhole = values.every(Number.isInteger);
  const ticks = scale.ticks(4).filter((tick) => !isWhole || Number.isInteger(tick));
  const format = (ticks.at(-1) ?? 0) >= leastCompact ? formatCompact : formatNumber;
  return ticks.map((value) => ({ value, label: format(value) }));
}
