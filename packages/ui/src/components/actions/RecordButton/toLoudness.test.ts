import { expect, it } from 'vitest';
import { toLoudness } from './toLoudness.ts';

it.each([
  [Number.NEGATIVE_INFINITY, 0],
  [-90, 0],
  [-60, 0],
  [-36, 0.5],
  [-12, 1],
  [0, 1],
])('maps a level of %d dBFS to a loudness of %d', (dBFS, loudness) => {
  expect(toLoudness(dBFS)).toBe(loudness);
});
