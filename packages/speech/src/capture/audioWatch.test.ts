import { expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { createAudioWatch } from './audioWatch.ts';

it('X-28: reports each second without audio, and restarts the count when audio arrives', () => {
  const clock = new SimulatedClock();
  const told: number[] = [];
  const watch = createAudioWatch(clock, (seconds) => told.push(seconds));
  watch.expect();
  for (let frame = 0; frame < 50; frame += 1) {
    clock.increment(40);
    watch.heard();
  }
  expect(told).toEqual([]);
  clock.increment(1_000);
  clock.increment(1_000);
  expect(told).toEqual([1, 2]);
  watch.heard();
  clock.increment(1_000);
  watch.end();
  clock.increment(5_000);

  expect(told).toEqual([1, 2, 1]);
});
