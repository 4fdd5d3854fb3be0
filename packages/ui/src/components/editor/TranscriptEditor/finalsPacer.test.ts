import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFinalsPacer, finalsPace, type PacerClock } from './finalsPacer.ts';

describe('createFinalsPacer', () => {
  it('X-32: announces a sentence at once after a silence, and fast ones together', () => {
    const { clock, pass } = windableClock();
    const said: string[] = [];
    const pacer = createFinalsPacer((text) => said.push(text), clock);
    pacer.add('یک.');
    pacer.add('دو.');
    pass(500);
    pacer.add('سه.');
    expect(said).toEqual(['یک.']);
    pass(finalsPace);
    expect(said).toEqual(['یک.', 'دو. سه.']);
    pacer.add('چهار.');
    pacer.stop();
    pass(finalsPace);
    expect(said).toHaveLength(2);
  });

  it('announces each sentence once, at most every two seconds', () => {
    checkEvery(100, fc.array(fc.nat({ max: 3_000 }), { maxLength: 40 }), (pauses) => {
      const { clock, pass } = windableClock();
      const said: { at: number; text: string }[] = [];
      const pacer = createFinalsPacer((text) => said.push({ at: clock.now(), text }), clock);
      for (const [at, pause] of pauses.entries()) {
        pass(pause);
        pacer.add(`${at}.`);
      }
      pass(finalsPace);
      const gaps = said.slice(1).map(({ at }, before) => at - (said[before]?.at ?? at));
      expect(gaps.every((gap) => gap >= finalsPace)).toBe(true);
      expect(said.map(({ text }) => text).join(' ')).toBe(
        pauses.map((_, at) => `${at}.`).join(' '),
      );
    });
  });
});

function windableClock(): { clock: PacerClock; pass: (ms: number) => void } {
  let now = 0;
  const tasks = new Map<symbol, { at: number; task: () => void }>();
  const clock: PacerClock = {
    now: () => now,
    after(ms, task) {
      const key = Symbol('task');
      tasks.set(key, { at: now + ms, task });
      return () => tasks.delete(key);
    },
  };
  const pass = (ms: number) => {
    const end = now + ms;
    for (;;) {
      const [next] = [...tasks]
        .filter(([, { at }]) => at <= end)
        .sort(([, a], [, b]) => a.at - b.at);
      if (next === undefined) {
        break;
      }
      tasks.delete(next[0]);
      now = next[1].at;
      next[1].task();
    }
    now = end;
  };
  return { clock, pass };
}
