import { describe, expect, it } from 'vitest';
import { medianOf, p95Of, pairedRatioOf } from './statistics.ts';

describe('the statistics of a bench', () => {
  it('the median is the middle one, or between the two in the middle', () => {
    expect(medianOf([9, 1, 5])).toBe(5);
    expect(medianOf([1, 2, 3, 10])).toBe(2.5);
    expect(medianOf([7])).toBe(7);
  });

  it('p95 leaves five of a hundred above it', () => {
    const values = Array.from({ length: 101 }, (_, index) => index);
    expect(p95Of(values)).toBe(95);
  });

  it('a ratio is taken pair by pair', () => {
    expect(pairedRatioOf([2, 20, 200], [1, 10, 100])).toBe(2);
    expect(pairedRatioOf([1, 30, 1], [1, 1, 1])).toBe(1);
  });

  it('nothing measured is no number', () => {
    expect(() => medianOf([])).toThrow('Nothing was measured');
  });
});
