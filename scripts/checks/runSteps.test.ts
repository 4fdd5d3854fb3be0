import { describe, expect, it } from 'vitest';
import { type Outcome, runSteps, type Step } from './runSteps.ts';
import { oneFailed, onePassed } from './summary.ts';

const passed: Outcome = { summary: onePassed, output: '' };

describe('the steps of a test run', () => {
  it('are reported as they end', async () => {
    const { step, end } = steps();
    const reported: string[] = [];
    const run = runSteps([step('slow'), step('fast')], 2, ({ name }) => reported.push(name));
    await end('fast');
    expect(reported).toEqual(['fast']);
    await end('slow');
    expect(reported).toEqual(['fast', 'slow']);
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

  it('wait for the step that they follow, and let others start', async () => {
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

  it('all run when one fails', async () => {
    const { step, end } = steps();
    const failed: Outcome = { summary: oneFailed, output: 'reason' };
    const run = runSteps([step('a'), step('b')], 1, () => {});
    await end('a', failed);
    await end('b');
    expect((await run).map(({ summary }) => summary.failed)).toEqual([1, 0]);
  });

  it('count as failed when they cannot start', async () => {
    const broken = { name: 'a', run: () => Promise.reject(new Error('not installed')) };
    const [ended] = await runSteps([broken], 1, () => {});
    expect(ended?.summary).toEqual(oneFailed);
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
