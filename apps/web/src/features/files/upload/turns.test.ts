import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('runs at most so many tasks at a time, in order, also after one has failed', async () => {
  const turns = createTurns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const run = (task: number) =>
    turns.run(() => {
      begun.push(task);
      return new Promise<number>((resolve, reject) => {
        ends[task] = () => (task === 1 ? reject(new Error('failed')) : resolve(task));
      });
    });
  const results = [run(0), run(1), run(2), run(3)];
  const settle = async (task: number) => {
    await Promise.resolve();
    ends[task]?.();
    await results[task]?.catch(() => undefined);
    await Promise.resolve();
  };
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  await settle(1);
  expect(begun).toEqual([0, 1, 2]);
  await settle(0);
  await settle(2);
  expect(begun).toEqual([0, 1, 2, 3]);
  await settle(3);
  await expect(results[1]).rejects.toThrow('failed');
  expect(await Promise.all([results[0], results[2], results[3]])).toEqual([0, 2, 3]);
});
