import { checkEvery } from '@nevisa/testing/properties';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFrameGatherer, toFloats, toPcm16 } from './samples.ts';

describe('toPcm16', () => {
  it('maps the whole range and clips louder samples', () => {
    const samples = Float32Array.of(0, 1, -1, 1.7, -9, 0.5, Infinity, -Infinity, Number.NaN);

    expect([...toPcm16(samples)]).toEqual([
      0, 32_767, -32_768, 32_767, -32_768, 16_384, 32_767, -32_768, 0,
    ]);
  });

  it('is the inverse of toFloats', () => {
    checkEvery(100, fc.int16Array(), (samples) => {
      expect(toPcm16(toFloats(samples))).toEqual(samples);
    });
  });
});

describe('createFrameGatherer', () => {
  it('emits every sample once and in order, in frames of one length', () => {
    checkEvery(
      100,
      fc.integer({ min: 1, max: 300 }),
      fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 20 }),
      (length, blocks) => {
        const frames: Float32Array[] = [];
        const gatherer = createFrameGatherer(length, (frame) => frames.push(frame));
        let next = 1;
        for (const size of blocks) {
          gatherer.add(Float32Array.from({ length: size }, () => next++));
        }
        gatherer.finish();

        const samples = frames.flatMap((frame) => [...frame]);
        expect(frames.map((frame) => frame.length)).toEqual(frames.map(() => length));
        expect(samples.slice(0, next - 1)).toEqual(
          Array.from({ length: next - 1 }, (_, index) => index + 1),
        );
        expect(samples.slice(next - 1).every((sample) => sample === 0)).toBe(true);
      },
    );
  });

  it('X-26: emits a last frame of silence when no sample remains, so that no filter retains the last sound', () => {
    const frames: Float32Array[] = [];
    const gatherer = createFrameGatherer(2, (frame) => frames.push(frame));
    gatherer.add(Float32Array.of(1, 1));
    gatherer.finish();

    expect(frames).toEqual([Float32Array.of(1, 1), Float32Array.of(0, 0)]);
  });
});
