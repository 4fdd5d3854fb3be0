import { oneFailed, type Summary } from './summary.ts';

/** What a step found, and what it printed. */
export interface Outcome {
  summary: Summary;
  output: string;
}

export interface Step {
  name: string;
  /** The step that must have ended before, whether it passed or failed. */
  after?: string;
  run: () => Promise<Outcome>;
}

export interface EndedStep extends Outcome {
  name: string;
  seconds: number;
}

/**
 * Runs the steps in their order, at most `places` at a time, and reports each
 * as soon as it has ended. A failed step stops no other.
 */
export async function runSteps(
  steps: Step[],
  places: number,
  report: (ended: EndedStep) => void,
): Promise<EndedStep[]> {
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const ended: EndedStep[] = [];

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
      : waiting.find(
          ({ after }) => after === undefined || ended.some(({ name }) => name === after),
        );
  }

  async function start(step: Step): Promise<void> {
    const begun = performance.now();
    const outcome = await step
      .run()
      .catch((error: unknown) => ({ summary: oneFailed, output: String(error) }));
    running.delete(step.name);
    const seconds = (performance.now() - begun) / 1_000;
    ended.push({ ...outcome, name: step.name, seconds });
    report({ ...outcome, name: step.name, seconds });
  }
}
