/** How long to wait before each further try, in ms; the last one again and again. */
export const backOffWaits = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** How far a wait is from its middle at most: with a third, and one number for all waits of a session, the sessions of a restarted server come back evenly (ADR-0086). */
const jitter = 1 / 3;

/**
 * The wait before the next try, in ms.
 *
 * @param failures how many tries have failed in a row, from 1 on
 * @param random from 0 to 1
 */
export function computeBackOff(failures: number, random: number): number {
  const last = backOffWaits.length - 1;
  const wait = backOffWaits[Math.min(Math.max(failures - 1, 0), last)] ?? 0;
  return wait * (1 - jitter + 2 * jitter * random);
}
