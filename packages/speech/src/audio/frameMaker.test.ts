import { checkEvery } from '@nevisa/testing/properties';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFrameMaker } from './frameMaker.ts';

const tone = (length: number, rate: number, from = 0) =>
  Float32Array.from({ length }, (_, index) =>
    Math.sin((2 * Math.PI * 300 * (from + index)) / rate),
  );

describe('createFrameMaker', () => {
  it('X-2: makes one frame of every 40 ms at once, and no frame shorter than 20 ms', () => {
    const maker = createFrameMaker();
    const lengths = Array.from({ length: 25 }, (_, piece) =>
      maker.take({
        samples: tone(1_920, 48_000, piece * 1_920),
        sampleRate: 48_000,
        capturedAt: 0,
      }),
    ).map((frames) => frames.map(({ samples }) => samples.length));

    expect(lengths[0]?.[0]).toBeGreaterThan(600);
    expect(lengths.slice(1)).toEqual(Array.from({ length: 24 }, () => [640]));
  });

  it('X-2: frames last 20 to 100 ms and contain every sample in order, for any length of input', () => {
    checkEvery(100, fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 20 }), (lengths) => {
      const maker = createFrameMaker();
      const whole = Float32Array.from(
        { length: lengths.reduce((sum, length) => sum + length, 0) },
        (_, index) => (index % 32_000) / 0x7f_ff,
      );
      let from = 0;
      const frames = lengths.flatMap((length) => {
        from += length;
        const samples = whole.slice(from - length, from);
        return maker.take({ samples, sampleRate: 16_000, capturedAt: 0 });
      });
      const made = frames.concat(maker.finish()).map(({ samples }) => samples);

      expect(made.every(({ length }) => length >= 320 && length <= 1_600)).toBe(true);
      expect(made.flatMap((samples) => Array.from(samples)).slice(0, whole.length)).toEqual(
        Array.from(whole, (_, index) => index % 32_000),
      );
    });
  });

  it('X-2, X-22: keeps the last samples of a microphone when the next one has another rate', () => {
    const maker = createFrameMaker();
    const frames = [48_000, 48_000, 44_100, 44_100].flatMap((sampleRate) =>
      maker.take({ samples: tone(sampleRate / 25, sampleRate), sampleRate, capturedAt: 0 }),
    );
    const lengths = frames.concat(maker.finish()).map(({ samples }) => samples.length);

    // The filter of each microphone holds 2 ms, which come with the next frame or at the end.
    expect(lengths).toEqual([608, 640, 640, 640, 320]);
  });
});
