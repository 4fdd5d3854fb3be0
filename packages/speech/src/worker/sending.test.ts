import { checkEvery } from '@nevisa/testing/properties';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialSending, takePace } from './sending.ts';

describe('takePace', () => {
  it('X-8: sends at most twice real time plus one burst', () => {
    checkEvery(
      100,
      fc.array(fc.record({ duration: fc.integer({ min: 20, max: 100 }), idle: fc.nat(100) }), {
        minLength: 50,
        maxLength: 300,
      }),
      (pieces) => {
        let time = 0;
        let sent = 0;
        const pace = createPace(() => time);
        for (const { duration, idle } of pieces) {
          time += idle;
          for (let wait = pace.wait(duration); wait > 0; wait = pace.wait(duration)) {
            time += wait;
          }
          sent += duration;
          expect(sent).toBeLessThanOrEqual(2 * time + 200);
        }
      },
    );
  });

  it('sends a backlog at twice real time', () => {
    let time = 0;
    const pace = createPace(() => time);
    for (let piece = 0; piece < 250; piece += 1) {
      for (let wait = pace.wait(40); wait > 0; wait = pace.wait(40)) {
        time += wait;
      }
    }

    expect(time).toBeGreaterThanOrEqual(4_900);
    expect(time).toBeLessThan(5_200);
  });

  it('never delays live audio', () => {
    let time = 0;
    const pace = createPace(() => time);

    for (let piece = 0; piece < 250; piece += 1) {
      time += 40;
      expect(pace.wait(40)).toBe(0);
    }
  });
});

function createPace(now: () => number) {
  let { pace } = initialSending;
  return {
    wait(duration: number): number {
      const [next, wait] = takePace(pace, now(), duration);
      pace = next;
      return wait;
    },
  };
}
