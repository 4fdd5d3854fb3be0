import { expect, it } from 'vitest';
import { stepFrom, clampToRange } from './numberRange.ts';

it('clamps to the range and rounds to a step', () => {
  expect(clampToRange(90, { min: 0, max: 20 })).toBe(20);
  expect(clampToRange(-3, { min: 0 })).toBe(0);
  expect(clampToRange(13, { min: 0, max: 20, step: 5 })).toBe(15);
  expect(clampToRange(99, { min: 1, max: 20, step: 5 })).toBe(16);
  expect(clampToRange(-90, { min: 1, step: 5 })).toBe(1);
  expect(clampToRange(0.31, { step: 0.1 })).toBe(0.3);
  expect(clampToRange(NaN, { step: 5 })).toBeNaN();
});

it('moves by a step, first to the next multiple, and starts at a limit', () => {
  expect(stepFrom(0.2, 0.1, {})).toBe(0.3);
  expect(stepFrom(13, 5, { step: 5 })).toBe(15);
  expect(stepFrom(15, -5, { min: 0, step: 5 })).toBe(10);
  expect(stepFrom(20, 5, { max: 20 })).toBe(20);
  expect(stepFrom(NaN, 1, { min: 4 })).toBe(4);
  expect(stepFrom(NaN, -1, { max: 9 })).toBe(9);
  expect(stepFrom(NaN, 1, {})).toBe(0);
});
