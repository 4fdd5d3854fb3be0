/** The value that half of the others do not exceed. @throws RangeError without any value. */
export function computeMedian(values: number[]): number {
  return computeQuantile(values, 0.5);
}

/** The value that 95 of 100 do not exceed. */
export function computeP95(values: number[]): number {
  return computeQuantile(values, 0.95);
}

// Between two measured values the line between them counts, as R's default does (type 7).
function computeQuantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  if (low === undefined || high === undefined) {
    throw new RangeError('Nothing was measured, so there is no median.');
  }
  return low + (high - low) * (at - Math.floor(at));
}

/** The median of `value / base`, pair by pair, which a slow moment of the machine does not move. */
export function computePairedRatio(values: number[], bases: number[]): number {
  return computeMedian(values.map((value, index) => value / (bases[index] ?? Number.NaN)));
}
