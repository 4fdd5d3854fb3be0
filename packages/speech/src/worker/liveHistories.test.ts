import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { weigh } from '@nevisa/testing/steps';
import { fuzzTime } from '@nevisa/testing';
import { createSimulation, type Step } from '../testing/recordingSimulation.ts';

const step: fc.Arbitrary<Step> = fc.oneof(
  weigh(8, 'speak', { frames: fc.integer({ min: 1, max: 12 }) }),
  weigh(4, 'wait', { ms: fc.integer({ min: 1, max: 600 }) }),
  weigh(8, 'carry', { count: fc.integer({ min: 1, max: 20 }) }),
  weigh(10, ['answer', 'answer-late', 'answer-again']),
  weigh(4, ['drop', 'connect', 'rollover']),
  weigh(3, ['pause', 'resume', 'finalize']),
  weigh(1, 'crash'),
  weigh(2, ['disk-waits', 'disk-goes']),
);

const stepOnFullDevice: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: step },
  weigh(1, ['disk-fills', 'disk-empties']),
);

describe('histories of a live document', () => {
  it(
    'X-24, D05, D06, D07: every sample is transcribed once and in order after any sequence of faults',
    async () => {
      await checkEveryInTime(
        300,
        fc.array(step, { minLength: 1, maxLength: 80 }),
        async (steps) => {
          const simulation = await createSimulation();
          for (const one of steps) {
            await simulation.act(one);
          }
          await simulation.comeToAnEnd();

          expect(simulation.transcribed).toEqual(simulation.expected());
          expect(simulation.faults).toEqual([]);
          expect(simulation.disk.kept.size).toBe(0);
          expect(simulation.ends()).toEqual([{ type: 'engine.stopped', complete: true }]);
        },
      );
    },
    fuzzTime(300),
  );

  it(
    'S03, D05: a device that refuses to store causes no duplicate and no reordering, and lost audio is reported',
    async () => {
      await checkEveryInTime(
        300,
        fc.array(stepOnFullDevice, { minLength: 1, maxLength: 80 }),
        async (steps) => {
          const simulation = await createSimulation();
          for (const one of steps) {
            await simulation.act(one);
          }
          await simulation.comeToAnEnd();

          const { transcribed } = simulation;
          expect(transcribed).toEqual([...transcribed].toSorted((a, b) => a - b));
          expect(new Set(transcribed).size).toBe(transcribed.length);
          expect(simulation.faults).toEqual([]);
          const isWhole = JSON.stringify(transcribed) === JSON.stringify(simulation.expected());
          expect(simulation.ends().map(({ complete }) => isWhole || !complete)).toEqual([true]);
        },
      );
    },
    fuzzTime(300),
  );
});
