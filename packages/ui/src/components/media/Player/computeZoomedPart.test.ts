import { describe, expect, it } from 'vitest';
import { computeZoomedPart } from './computeZoomedPart.ts';

describe('the part of the zoomed strip', () => {
  it.each([
    [0, 100, { start: 0, length: 30 }],
    [29.9, 100, { start: 0, length: 30 }],
    [30, 100, { start: 30, length: 30 }],
    [95, 100, { start: 70, length: 30 }],
    [100, 100, { start: 70, length: 30 }],
    [12, 20, { start: 0, length: 20 }],
    [-4, 100, { start: 0, length: 30 }],
    [4, 0, { start: 0, length: 0 }],
  ])('X-152: at %d s of %d s is %o', (seconds, duration, part) => {
    expect(computeZoomedPart(seconds, duration)).toEqual(part);
  });
});
