const waits = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * How long to wait before the next try, in ms: 0.5, 1, 2, 4, 8, then always
 * 15 s, each up to a quarter shorter or longer, so that not everybody comes
 * back in the same moment.
 *
 * @param attempts tries that have failed
 * @param random gives numbers from 0 to 1, e.g. `Math.random`
 */
export function backOffAfter(attempts: number, random: () => number): number {
  const wait = waits[Math.min(attempts, waits.length - 1)] ?? 15_000;
  return wait * (0.75 + random() / 2);
}
