import type { Outcome, Step } from './steps.ts';
import { oneFailed } from './tally.ts';

/** A step that has ended, and how long it took. */
export interface Ended extends Outcome {
  name: string;
  seconds: number;
}

/**
 * Runs the steps, at most `places` at a time and in their order as far as they
 * may start, and tells of each in that same order as soon as it has ended.
 */
export async function runSteps(
  steps: Step[],
  places: number,
  tell: (ended: Ended) => void,
): Promise<Ended[]> {
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const ended = new Map<string, Ended>();
  const told: Ended[] = [];

  while (waiting.length > 0 || running.size > 0) {
    for (let next = startable(); next !== undefined; next = startable()) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next.name, start(next));
    }
    await Promise.race(running.values());
    for (let next = nextToTell(); next !== undefined; next = nextToTell()) {
      told.push(next);
      tell(next);
    }
  }
  return told;

  function startable(): Step | undefined {
    const alone = steps.some(({ name, alone }) => alone === true && running.has(name));
    return alone || running.size >= places
      ? undefined
      : waiting.find(
          ({ after, alone }) =>
            (after === undefined || ended.has(after)) && (alone !== true || running.size === 0),
        );
  }

  async function start(step: Step): Promise<void> {
    const begun = performance.now();
    const outcome = await step.run().catch((error: unknown) => ({
      tally: oneFailed,
      output: String(error),
    }));
    running.delete(step.name);
    const seconds = (performance.now() - begun) / 1_000;
    ended.set(step.name, { ...outcome, name: step.name, seconds });
  }

  function nextToTell(): Ended | undefined {
    return ended.get(steps[told.length]?.name ?? '');
  }
}
