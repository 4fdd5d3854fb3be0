import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a check succeeds; an error counts as false. @throws Error with the sentence after a minute. */
export async function waitUntil(sentence: string, check: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await check().catch(() => false))) {
    if (performance.now() > end) {
      throw new Error(`It did not happen that ${sentence}.`);
    }
    await wait(200);
  }
}
