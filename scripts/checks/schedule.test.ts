import { describe, expect, it } from 'vitest';
import { runSteps } from './schedule.ts';
import type { Outcome, Step } from './steps.ts';

const passed: Outcome = { tally: { passed: 1, failed: 0, skipped: 0 }, output: '' };

describe('the steps of a test run', () => {
  it('are told as they end', async () => {
    const { step, end } = steps();
    const told: string[] = [];
    const run = runSteps([step('slow'), step('fast')], 2, ({ name }) => told.push(name));
    await end('fast');
    expect(told).toEqual(['fast']);
    await end('slow');
    expect(told).toEqual(['fast', 'slow']);
    expect((await run).map(({ name }) => name)).toEqual(['fast', 'slow']);
  });

  it('run no more at a time than there are places', async () => {
    const { log, step, end } = steps();
    const run = runSteps([step('a'), step('b'), step('c')], 2, () => {});
    expect(log).toEqual(['a', 'b']);
    await end('a');
    expect(log).toEqual(['a', 'b', 'c']);
    await end('b');
    await end('c');
    await run;
  });

  it('wait for the step that they come after, and let others pass', async () => {
    const { log, step, end } = steps();
    const run = runSteps(
      [step('build'), step('budget', { after: 'build' }), step('unit')],
      2,
      () => {},
    );
    expect(log).toEqual(['build', 'unit']);
    await end('build');
    expect(log).toEqual(['build', 'unit', 'budget']);
    await end('unit');
    await end('budget');
    await run;
  });

  it('all run though one fails', async () => {
    const { step, end } = steps();
    const failed: Outcome = { tally: { passed: 0, failed: 1, skipped: 0 }, output: 'why' };
    const run = runSteps([step('a'), step('b')], 1, () => {});
    await end('a', failed);
    await end('b');
    expect((await run).map(({ tally }) => tally.failed)).toEqual([1, 0]);
  });

  it('count as failed when they cannot even begin', async () => {
    const broken = { name: 'a', run: () => Promise.reject(new Error('not installed')) };
    const [ended] = await runSteps([broken], 1, () => {});
    expect(ended?.tally).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(ended?.output).toContain('not installed');
  });
});

// Steps that end when the test says so, and a log of their starts.
function steps() {
  const log: string[] = [];
  const endings = new Map<string, (outcome: Outcome) => void>();
  return {
    log,
    step: (name: string, more: Partial<Step> = {}): Step => ({
      name,
      ...more,
      run: () => {
        log.push(name);
        return new Promise((resolve) => {
          endings.set(name, resolve);
        });
      },
    }),
    end: async (name: string, outcome = passed) => {
      endings.get(name)?.(outcome);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    },
  };
}
