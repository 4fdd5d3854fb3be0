import { checkEvery } from '@nevisa/testing/properties';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStretchTimeline } from './stretchTimeline.ts';

const none = () => false;

describe('the timeline of a sound', () => {
  it('X-154: several recordings are one line of time', () => {
    const timeline = createStretchTimeline([2, 3, 0.5], none);
    expect(timeline.duration).toBe(5.5);
    expect([0, 1, 2].map(timeline.getStart)).toEqual([0, 2, 5]);
    expect(timeline.locate(0)).toEqual({ stretch: 0, offset: 0 });
    expect(timeline.locate(1.5)).toEqual({ stretch: 0, offset: 1.5 });
    expect(timeline.locate(2)).toEqual({ stretch: 1, offset: 0 });
    expect(timeline.locate(5.25)).toEqual({ stretch: 2, offset: 0.25 });
    expect(timeline.locate(5.5)).toBeNull();
    expect([timeline.nextAfter(0), timeline.nextAfter(2)]).toEqual([1, null]);
  });

  it('T-36: an infinite or invalid length counts as unknown, and so does such a position', () => {
    const timeline = createStretchTimeline([Number.POSITIVE_INFINITY, 3, Number.NaN, -1], none);
    expect(timeline.duration).toBe(3);
    expect(timeline.locate(0)).toEqual({ stretch: 1, offset: 0 });
    expect(timeline.locate(Number.POSITIVE_INFINITY)).toEqual({ stretch: 1, offset: 0 });
    expect(timeline.locate(-4)).toEqual({ stretch: 1, offset: 0 });
    expect(timeline.toPosition({ stretch: 1, offset: Number.NaN })).toBe(0);
    expect(timeline.toPosition({ stretch: 9, offset: 1 })).toBe(3);
  });

  it('X-154: a recording that cannot be played is skipped, and keeps its part of the line', () => {
    const failed = new Set([1]);
    const timeline = createStretchTimeline([2, 3, 1], (place) => failed.has(place));
    expect(timeline.duration).toBe(6);
    expect(timeline.locate(2.5)).toEqual({ stretch: 2, offset: 0 });
    expect(timeline.nextAfter(0)).toBe(2);
    failed.add(2);
    expect(timeline.locate(2.5)).toBeNull();
    expect(timeline.nextAfter(0)).toBeNull();
  });

  it('X-154, T-36: a file that is longer than was measured does not reach into the next one', () => {
    const timeline = createStretchTimeline([2, 3], none);
    expect(timeline.toPosition({ stretch: 0, offset: 2.3 })).toBe(2);
  });

  it('X-154: a place and its position are the same, for any recordings', () => {
    const lengths = fc.array(fc.double({ min: 0.01, max: 1e4, noNaN: true }), { minLength: 1 });
    checkEvery(
      100,
      lengths,
      fc.double({ min: 0, max: 0.999_999, noNaN: true }),
      (durations, part) => {
        const timeline = createStretchTimeline(durations, none);
        const position = part * timeline.duration;
        const place = timeline.locate(position);
        expect(place).not.toBeNull();
        if (place !== null) {
          expect(timeline.toPosition(place)).toBeCloseTo(position, 6);
          expect(place.offset).toBeLessThanOrEqual(durations[place.stretch] ?? 0);
        }
      },
    );
  });
});
