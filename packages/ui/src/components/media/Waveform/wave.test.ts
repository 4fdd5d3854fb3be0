import { describe, expect, it } from 'vitest';
import { marksPath, resample, wavePath } from './wave.ts';

describe('resample', () => {
  it.each([
    ['keeps the loudest of several peaks', [0.1, 0.9, 0.2, 0.3], 2, [0.9, 0.3]],
    ['loses no peak when the counts do not divide', [1, 0, 0, 0, 1], 3, [1, 0, 1]],
    ['interpolates between too few peaks', [0, 1], 5, [0, 0.25, 0.5, 0.75, 1]],
    ['repeats a single peak', [0.4], 3, [0.4, 0.4, 0.4]],
    ['is silent without peaks', [], 3, [0, 0, 0]],
    ['clamps invalid peaks to 0 and 1', [Number.NaN, -1, 7], 3, [0, 0, 1]],
  ])('%s', (_, peaks, count, expected) => {
    expect(resample(peaks, count)).toEqual(expected);
  });
});

describe('wavePath', () => {
  it('draws one path with a bar every 4 px and clamps the loudest bar to the height', () => {
    expect(wavePath([0, 1, 0.5], 12, 64)).toBe('M2,32v0M6,2v60M10,17v30');
  });

  it('draws as many bars for an hour as for a second', () => {
    const bars = (count: number) => wavePath(Array(count).fill(0.5), 400, 64).split('M').length - 1;
    expect([bars(0), bars(7), bars(200_000)]).toEqual([100, 100, 100]);
  });
});

describe('marksPath', () => {
  it('draws each mark along the bottom with a minimum length', () => {
    const marks = [
      { from: 10, until: 20, label: 'الف' },
      { from: 50, until: 50, label: 'ب' },
    ];
    expect(marksPath(marks, 100, 200, 62)).toBe('M20,62h20M100,62h2');
    expect(marksPath(marks, 0, 200, 62)).toBe('');
  });
});
