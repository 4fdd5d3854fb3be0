import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createResampler } from './samples.ts';

const rates = [8_000, 11_025, 16_000, 22_050, 44_100, 48_000, 96_000, 192_000];
const serverRates = [8_000, 16_000, 44_100, 48_000];
const pairs = rates.flatMap((from) => serverRates.map((to) => [from, to] as const));

describe('createResampler', () => {
  it.each(pairs)('X-2: keeps a tone of 440 Hz within 0.5 dB from %i to %i Hz', (from, to) => {
    const output = resampled(tone(440, from, 1), from, to);

    expect(Math.abs(decibels(strength(output, 440, to)) + 6.02)).toBeLessThan(0.5);
    expect(Math.abs(decibels(rms(middle(output))) + 9.03)).toBeLessThan(0.5);
  });

  it.each([
    [48_000, 16_000, 8_400],
    [48_000, 16_000, 12_000],
    [44_100, 16_000, 9_000],
    [44_100, 8_000, 4_200],
    [192_000, 8_000, 30_000],
    [96_000, 48_000, 30_000],
  ])('X-2: from %i to %i Hz a tone of %i Hz is down by 40 dB', (from, to, frequency) => {
    const output = resampled(tone(frequency, from, 1), from, to);

    expect(decibels(rms(middle(output)))).toBeLessThan(-9.03 - 40);
  });

  it('leaves no image of a low tone when the rate goes up', () => {
    const output = resampled(tone(3_000, 8_000, 1), 8_000, 48_000);

    expect(decibels(strength(output, 5_000, 48_000))).toBeLessThan(-6.02 - 40);
  });

  it('gives as many samples as the ratio of the rates says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8_000, max: 192_000 }),
        fc.integer({ min: 8_000, max: 48_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        (from, to, length) => {
          const output = resampled(new Float32Array(length), from, to);
          expect(Math.abs(output.length - (length * to) / from)).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('returns the same samples for all chunk lengths', () => {
    const whole = tone(700, 44_100, 0.2);
    const expected = resampled(whole, 44_100, 16_000);

    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 40 }),
        (lengths) => {
          expect(resampled(whole, 44_100, 16_000, lengths)).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('stays in step over a minute of sound', () => {
    const resampler = createResampler(44_100, 16_000);
    const frame = new Float32Array(441);
    let length = 0;
    for (let turn = 0; turn < 6_000; turn += 1) {
      length += resampler.process(frame).length;
    }

    expect(length + resampler.flush().length).toBe(60 * 16_000);
  });
});

function resampled(
  input: Float32Array,
  from: number,
  to: number,
  lengths: readonly number[] = [input.length],
): Float32Array {
  const resampler = createResampler(from, to);
  const output: number[] = [];
  let start = 0;
  for (let turn = 0; start < input.length; turn += 1) {
    const end = start + (lengths[turn % lengths.length] ?? 1);
    output.push(...resampler.process(input.subarray(start, end)));
    start = end;
  }
  return Float32Array.from([...output, ...resampler.flush()]);
}

function tone(frequency: number, rate: number, seconds: number): Float32Array {
  return Float32Array.from(
    { length: rate * seconds },
    (_, index) => 0.5 * Math.sin((2 * Math.PI * frequency * index) / rate),
  );
}

function middle(samples: Float32Array): Float32Array {
  return samples.subarray(samples.length * 0.1, samples.length * 0.9);
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

/** The amplitude of one frequency, by correlation under a Hann window. */
function strength(samples: Float32Array, frequency: number, rate: number): number {
  let real = 0;
  let imaginary = 0;
  for (const [index, sample] of samples.entries()) {
    const window = 1 - Math.cos((2 * Math.PI * index) / samples.length);
    real += sample * window * Math.cos((2 * Math.PI * frequency * index) / rate);
    imaginary += sample * window * Math.sin((2 * Math.PI * frequency * index) / rate);
  }
  return (2 * Math.hypot(real, imaginary)) / samples.length;
}

function decibels(amplitude: number): number {
  return 20 * Math.log10(amplitude);
}
