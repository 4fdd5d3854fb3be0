import { describe, expect, it } from 'vitest';
import { createLevelMeter } from './levelMeter.ts';

describe('createLevelMeter', () => {
  it('returns 20 levels per second', () => {
    const levels = measureLevels(new Float32Array(48_000), 48_000);

    expect(levels).toEqual(Array.from({ length: 20 }, () => -100));
  });

  it('measures the root mean square of a tone', () => {
    const tone = Float32Array.from({ length: 44_100 }, (_, index) =>
      Math.sin((2 * Math.PI * 440 * index) / 44_100),
    );

    const levels = measureLevels(tone, 44_100);
    expect(levels).toHaveLength(20);
    for (const level of levels) {
      expect(level).toBeCloseTo(-3.01, 1);
    }
  });

  it('stays within −100 and 0', () => {
    expect(measureLevels(new Float32Array(400).fill(7), 8_000)).toEqual([0]);
    expect(measureLevels(new Float32Array(400).fill(1e-9), 8_000)).toEqual([-100]);
  });
});

function measureLevels(samples: Float32Array, rate: number): number[] {
  const meter = createLevelMeter(rate);
  const frame = Math.round(rate / 25);
  const levels: number[] = [];
  for (let start = 0; start < samples.length; start += frame) {
    const level = meter(samples.subarray(start, start + frame));
    if (level !== null) {
      levels.push(level);
    }
  }
  return levels;
}
