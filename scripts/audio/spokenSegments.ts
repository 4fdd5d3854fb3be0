import type { Sound } from './wav.ts';

const windowSeconds = 0.02;

/** A part of a recording that is louder than its surroundings, in seconds. */
export interface SpokenSegment {
  start: number;
  end: number;
}

/** The level of sound in decibels below full scale; silence of zeros is `-Infinity`. */
export function computeLevel(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return 10 * Math.log10(power);
}

/** Finds the parts above `threshold` decibels; a pause shorter than `pause` seconds does not split one. */
export function findSpokenSegments(
  { rate, samples }: Sound,
  threshold: number,
  pause: number,
): SpokenSegment[] {
  const size = Math.round(rate * windowSeconds);
  const segments: SpokenSegment[] = [];
  for (let at = 0; at < samples.length; at += size) {
    const start = at / rate;
    const end = Math.min(samples.length, at + size) / rate;
    const last = segments.at(-1);
    if (computeLevel(samples.subarray(at, at + size)) <= threshold) {
      continue;
    }
    if (last !== undefined && start - last.end < pause) {
      last.end = end;
    } else {
      segments.push({ start, end });
    }
  }
  return segments;
}
