import { setTimeout as wait } from 'node:timers/promises';

/**
 * Gives back what `work` resolves to, when that takes at most `most` ms.
 * A browser that no longer answers lets some calls wait without an end.
 *
 * @throws Error naming `what` when it takes longer; the work itself goes on unheard.
 */
export async function within<Result>(
  most: number,
  what: string,
  work: Promise<Result>,
): Promise<Result> {
  const awake = new AbortController();
  const over = wait(most, undefined, { signal: awake.signal }).then(() => {
    throw new Error(`${what} has not ended after ${most / 1_000} s`);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    awake.abort();
    over.catch(() => undefined);
    work.catch(() => undefined);
  }
}
