import { expect, it } from 'vitest';
import { moved, nearest } from './numberRange.ts';

it('clamps to the range and rounds to a step', () => {
  expect(nearest(90, { min: 0, max: 20 })).toBe(20);
  expect(nearest(-3, { min: 0 })).toBe(0);
  expect(nearest(13, { min: 0, max: 20, step: 5 })).toBe(15);
  expect(nearest(99, { min: 1, max: 20, step: 5 })).toBe(16);
  expect(nearest(-90, { min: 1, step: 5 })).toBe(1);
  expect(nearest(0.31, { step: 0.1 })).toBe(0.3);
  expect(nearest(NaN, { step: 5 })).toBeNaN();
});

it('moves by a step, first to the next multiple, and starts at a limit', () => {
  expect(moved(0.2, 0.1, {})).toBe(0.3);
  expect(moved(13, 5, { step: 5 })).toBe(15);
  expect(moved(15, -5, { min: 0, step: 5 })).toBe(10);
  expect(moved(20, 5, { max: 20 })).toBe(20);
  expect(moved(NaN, 1, { min: 4 })).toBe(4);
  expect(moved(NaN, -1, { max: 9 })).toBe(9);
  expect(moved(NaN, 1, {})).toBe(0);
});
