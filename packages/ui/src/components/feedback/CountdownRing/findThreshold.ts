/** Remaining seconds at which the time is announced: four announcements in two minutes. */
const thresholds = [0, 10, 30, 60] as const;

/** The last threshold passed, or null before the first one. */
export function findThreshold(secondsLeft: number): number | null {
  return thresholds.find((threshold) => secondsLeft <= threshold) ?? null;
}
