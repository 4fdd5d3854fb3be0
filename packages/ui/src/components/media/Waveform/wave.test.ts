import { describe, expect, it } from 'vitest';
import { writeMarksPath, findPeaks, resample, writeWavePath } from './wave.ts';

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

describe('writeWavePath', () => {
  it('draws one path with a bar every 4 px and clamps the loudest bar to the height', () => {
    expect(writeWavePath([0, 1, 0.5], 12, 64)).toBe('M2,32v0M6,2v60M10,17v30');
  });

  it('draws as many bars for an hour as for a second', () => {
    const bars = (count: number) =>
      writeWavePath(Array(count).fill(0.5), 400, 64).split('M').length - 1;
    expect([bars(0), bars(7), bars(200_000)]).toEqual([100, 100, 100]);
  });
});

describe('writeMarksPath', () => {
  it('X-152: draws each mark along the bottom with a minimum length', () => {
    const marks = [
      { from: 10, until: 20, label: 'الف' },
      { from: 50, until: 50, label: 'ب' },
    ];
    expect(writeMarksPath(marks, { start: 0, length: 100 }, 200, 62)).toBe('M20,62h20M100,62h2');
    const words = marks.map((mark) => ({ ...mark, quiet: true }));
    expect(writeMarksPath(words, { start: 0, length: 100 }, 200, 62)).toBe('M20,62h18M100,62h2');
    expect(writeMarksPath(marks, { start: 0, length: 0 }, 200, 62)).toBe('');
  });

  it('X-152: draws the marks of a part, and of those across its ends the part inside', () => {
    const marks = [
      { from: 0, until: 9, label: 'الف' },
      { from: 25, until: 32, label: 'ب' },
      { from: 38, until: 90, label: 'پ' },
    ];
    expect(writeMarksPath(marks, { start: 30, length: 10 }, 100, 62)).toBe('M0,62h20M80,62h20');
    const words = marks.map(({ from, until, label }) => ({ from, until, label, quiet: true }));
    expect(writeMarksPath(words, { start: 30, length: 10 }, 100, 62)).toBe('M0,62h18M80,62h18');
  });
});

describe('findPeaks', () => {
  it('X-152: finds the peaks of a part of a recording', () => {
    const peaks = new Float32Array(200);
    expect(findPeaks(peaks, { start: 2, length: 3 }, 10)).toEqual({ from: 40, until: 100 });
    expect(findPeaks(peaks, { start: 8, length: 30 }, 10)).toEqual({ from: 160, until: 200 });
    expect(findPeaks(peaks, { start: 0, length: 0 }, 0)).toEqual({ from: 0, until: 0 });
    expect(resample([0.1, 0.9, 0.3, 0.2], 2, { from: 2, until: 4 })).toEqual([0.3, 0.2]);
  });
});
