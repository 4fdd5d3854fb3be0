import type { Outcome, Step } from './steps.ts';
import { oneFailed } from './tally.ts';

/** A step that has ended, and how long it took. */
export interface Ended extends Outcome {
  name: string;
  seconds: number;
}

/**
 * Runs the steps, at most `places` at a time and begun in their order as far as
 * they may begin, and tells of each as soon as it has ended.
 */
export async function runSteps(
  steps: Step[],
  places: number,
  tell: (ended: Ended) => void,
): Promise<Ended[]> {
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const ended: Ended[] = [];

  while (waiting.length > 0 || running.size > 0) {
    for (let next = startable(); next !== undefined; next = startable()) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next.name, start(next));
    }
    await Promise.race(running.values());
  }
  return ended;

  function startable(): Step | undefined {
    return running.size >= places
      ? undefined
      : waiting.find(({ after }) => after === undefined || hasEnded(after));
  }

  function hasEnded(name: string): boolean {
    return ended.some((step) => step.name === name);
  }

  async function start(step: Step): Promise<void> {
    const begun = performance.now();
    const outcome = await step.run().catch((error: unknown) => ({
      tally: oneFailed,
      output: String(error),
    }));
    running.delete(step.name);
    const seconds = (performance.now() - begun) / 1_000;
    const result = { ...outcome, name: step.name, seconds };
    ended.push(result);
    tell(result);
  }
}
