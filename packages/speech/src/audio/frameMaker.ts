import { joinSamples } from './joinSamples.ts';
import type { HeldFrame } from '../worker/frameStore.ts';
import { toPcm16 } from './pcm16.ts';
import { createResampler, type Resampler } from './resample.ts';

/** What is recorded and kept has this rate, in Hz. */
export const recordingRate = 16_000;

const shortest = recordingRate * 0.02;
const longest = recordingRate * 0.1;

/** What the microphone heard, at the rate of its audio context. `capturedAt` in ms of `Date.now()`, taken at the last sample. */
export interface HeardAudio {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly capturedAt: number;
}

/**
 * Turns what the microphone hears into frames of 16-bit samples. A piece of
 * 40 ms becomes a frame at once: waiting for samples that the filter still
 * holds would delay every frame by another 40 ms.
 */
export interface FrameMaker {
  take(heard: HeardAudio): HeldFrame[];
  /** Ends the sound: what the filter holds, as a last frame. */
  finish(): HeldFrame[];
}

export function createFrameMaker(): FrameMaker {
  let source: { readonly rate: number; readonly resampler: Resampler } | null = null;
  let short: Float32Array = new Float32Array(0);
  let heardAt = 0;

  /** The end of a former source goes before the next one. */
  function convert({ samples, sampleRate }: HeardAudio): Float32Array {
    if (source?.rate === sampleRate) {
      return source.resampler.process(samples);
    }
    const tail = source?.resampler.flush() ?? new Float32Array(0);
    source = { rate: sampleRate, resampler: createResampler(sampleRate, recordingRate) };
    return joinSamples(tail, source.resampler.process(samples));
  }

  function cut(samples: Float32Array): HeldFrame[] {
    const count = Math.ceil(samples.length / longest);
    const length = Math.ceil(samples.length / count);
    return Array.from({ length: count }, (_, index) => ({
      samples: toPcm16(samples.subarray(index * length, (index + 1) * length)),
      capturedAt: heardAt,
      isKept: false,
    }));
  }

  return {
    take(heard) {
      heardAt = heard.capturedAt;
      const samples = joinSamples(short, convert(heard));
      short = samples.length < shortest ? samples : new Float32Array(0);
      return samples.length < shortest ? [] : cut(samples);
    },
    finish() {
      const rest = joinSamples(short, source?.resampler.flush() ?? new Float32Array(0));
      short = new Float32Array(0);
      source = null;
      if (rest.length === 0) {
        return [];
      }
      // The service takes nothing shorter than 20 ms.
      return cut(joinSamples(rest, new Float32Array(Math.max(0, shortest - rest.length))));
    },
  };
}
