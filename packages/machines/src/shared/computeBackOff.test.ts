import { describe, expect, it } from 'vitest';
import { computeBackOff } from './computeBackOff.ts';

describe('the wait before a retry', () => {
  it('X-24, X-185: is 0.5, 1, 2, 4, 8 and then always 15 s', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 100].map((failures) => computeBackOff(failures, 0.5))).toEqual([
      500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000,
    ]);
  });

  it('X-24: differs from these values by at most a third', () => {
    expect([0, 1].map((random) => Math.round(computeBackOff(4, random)))).toEqual([2_667, 5_333]);
  });
});
