import { audioSampleRate } from '@nevisa/api';
import { createResampler, joinSamples, type Resampler, toPcm16 } from './samples.ts';

const shortest = audioSampleRate * 0.02;
const longest = audioSampleRate * 0.1;

/** Audio at the rate of the microphone's audio context, in Hz. `capturedAt` is `Date.now()` at the last sample. */
export interface CapturedAudio {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly capturedAt: number;
}

/** 20 to 100 ms of 16-bit audio, usually 40 ms. `capturedAt` in ms since 1970. */
export interface AudioFrame {
  readonly samples: Int16Array;
  readonly capturedAt: number;
}

/**
 * Converts captured audio to frames of {@link audioSampleRate}. Audio of 40 ms
 * becomes a frame at once: waiting for the samples inside the filter would
 * delay every frame by another 40 ms.
 */
export interface FrameMaker {
  take(audio: CapturedAudio): AudioFrame[];
  /** Ends the audio. The samples inside the filter become the last frame. */
  finish(): AudioFrame[];
}

export function createFrameMaker(): FrameMaker {
  let source: { readonly rate: number; readonly resampler: Resampler } | null = null;
  let short: Float32Array = new Float32Array(0);
  let capturedAt = 0;

  /** After a change of rate, the end of the former source precedes the new one. */
  function convert({ samples, sampleRate }: CapturedAudio): Float32Array {
    if (source?.rate === sampleRate) {
      return source.resampler.process(samples);
    }
    const tail = source?.resampler.flush() ?? new Float32Array(0);
    source = { rate: sampleRate, resampler: createResampler(sampleRate, audioSampleRate) };
    return joinSamples(tail, source.resampler.process(samples));
  }

  function cut(samples: Float32Array): AudioFrame[] {
    const count = Math.ceil(samples.length / longest);
    const length = Math.ceil(samples.length / count);
    return Array.from({ length: count }, (_, index) => ({
      samples: toPcm16(samples.subarray(index * length, (index + 1) * length)),
      capturedAt,
    }));
  }

  return {
    take(audio) {
      ({ capturedAt } = audio);
      const samples = joinSamples(short, convert(audio));
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
