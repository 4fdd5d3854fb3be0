/** How long to wait before each further try, in ms; the last one again and again. */
export const backOffWaits = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** How far a wait is from its middle at most, so that many who lost the same server do not come back as one. */
const jitter = 0.25;

/**
 * The wait before the next try, in ms.
 *
 * @param failures how many tries have failed in a row, from 1 on
 * @param random from 0 to 1
 */
export function backOff(failures: number, random: number): number {
  const last = backOffWaits.length - 1;
  const wait = backOffWaits[Math.min(Math.max(failures - 1, 0), last)] ?? 0;
  return wait * (1 - jitter + 2 * jitter * random);
}
