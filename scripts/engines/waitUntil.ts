import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a check succeeds; an error counts as false. @throws Error with the sentence after `limit` ms. */
export async function waitUntil(
  sentence: string,
  check: () => Promise<boolean>,
  limit = 60_000,
): Promise<void> {
  const end = performance.now() + limit;
  while (!(await check().catch(() => false))) {
    if (performance.now() > end) {
      throw new Error(`It did not happen that ${sentence}.`);
    }
    await wait(200);
  }
}
