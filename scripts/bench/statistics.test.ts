import { describe, expect, it } from 'vitest';
import { computeMedian, computeP95, computePairedRatio } from './statistics.ts';

describe('the statistics of a bench', () => {
  it('the median is the middle one, or between the two in the middle', () => {
    expect(computeMedian([9, 1, 5])).toBe(5);
    expect(computeMedian([1, 2, 3, 10])).toBe(2.5);
    expect(computeMedian([7])).toBe(7);
  });

  it('p95 leaves five of a hundred above it', () => {
    const values = Array.from({ length: 101 }, (_, index) => index);
    expect(computeP95(values)).toBe(95);
  });

  it('a ratio is taken pair by pair', () => {
    expect(computePairedRatio([2, 20, 200], [1, 10, 100])).toBe(2);
    expect(computePairedRatio([1, 30, 1], [1, 1, 1])).toBe(1);
  });

  it('the median of no values is an error', () => {
    expect(() => computeMedian([])).toThrow('Nothing was measured');
  });
});
