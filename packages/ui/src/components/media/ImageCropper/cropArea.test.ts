import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { centredCrop, computeArea, moveCrop, zoomCrop } from './cropArea.ts';

const wide = { width: 800, height: 600 };

describe('the square of a picture', () => {
  it('X-233: is the largest one in the middle at first', () => {
    expect(computeArea(wide, centredCrop)).toEqual({ left: 100, top: 0, side: 600 });
    expect(computeArea({ width: 1, height: 1 }, centredCrop)).toEqual({ left: 0, top: 0, side: 1 });
  });

  it('X-233: moves by shares of its side and stops at the edge', () => {
    const moved = moveCrop(wide, centredCrop, 0.1, 0.1);
    expect(computeArea(wide, moved)).toEqual({
      left: expect.closeTo(160) as number,
      top: 0,
      side: 600,
    });
    const far = moveCrop(wide, centredCrop, 9, 0);
    expect(computeArea(wide, far).left).toBe(200);
    expect(computeArea(wide, moveCrop(wide, far, -0.1, 0)).left).toBeCloseTo(140);
  });

  it('X-233: zooms around its middle', () => {
    expect(computeArea(wide, zoomCrop(wide, centredCrop, 1))).toEqual({
      left: 250,
      top: 150,
      side: 300,
    });
    expect(zoomCrop(wide, centredCrop, 99).zoom).toBe(4);
    expect(zoomCrop(wide, centredCrop, -1).zoom).toBe(1);
  });

  it('X-233: is inside of any picture after any moves', () => {
    const side = fc.integer({ min: 1, max: 12_000 });
    const step = fc.double({ min: -3, max: 3, noNaN: true });
    checkEvery(100, side, side, fc.array(fc.tuple(step, step, step)), (width, height, steps) => {
      const size = { width, height };
      const last = steps.reduce(
        (crop, [right, down, zoom]) => zoomCrop(size, moveCrop(size, crop, right, down), zoom),
        centredCrop,
      );
      const { left, top, side: length } = computeArea(size, last);
      expect(Math.min(left, top, length)).toBeGreaterThanOrEqual(0);
      expect(left + length).toBeLessThanOrEqual(width + 1e-6);
      expect(top + length).toBeLessThanOrEqual(height + 1e-6);
    });
  });
});
