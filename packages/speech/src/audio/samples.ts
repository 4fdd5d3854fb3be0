/** Concatenates samples. */
export function joinSamples(...parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
}

/** Converts samples from −1…1 to 16 bits. Louder samples are clipped, NaN becomes silence. */
export function toPcm16(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) =>
    Math.round(Math.max(-1, Math.min(1, sample)) * (sample < 0 ? 0x80_00 : 0x7f_ff)),
  );
}

/** Inverse of {@link toPcm16}. */
export function toFloats(samples: Int16Array): Float32Array {
  return Float32Array.from(samples, (sample) => sample / (sample < 0 ? 0x80_00 : 0x7f_ff));
}

/** Collects the small blocks of an audio context into frames of one length. */
export interface FrameGatherer {
  add(block: Float32Array): void;
  /** Emits the last frame, filled up with silence. */
  finish(): void;
}

/** @param length samples in a frame; `emit` owns the frame it receives */
export function createFrameGatherer(
  length: number,
  emit: (frame: Float32Array<ArrayBuffer>) => void,
): FrameGatherer {
  let frame = new Float32Array(length);
  let filled = 0;

  function finish(): void {
    emit(frame);
    frame = new Float32Array(length);
    filled = 0;
  }

  return {
    add(block) {
      for (let taken = 0; taken < block.length;) {
        const part = block.subarray(taken, taken + length - filled);
        frame.set(part, filled);
        filled += part.length;
        taken += part.length;
        if (filled === length) {
          finish();
        }
      }
    },
    finish,
  };
}

/** Converts a stream of samples from one rate to another. The length of the chunks does not affect the result. */
export interface Resampler {
  /** Takes the next samples and returns those that are complete: about 2 ms behind at 16 kHz. */
  process(samples: Float32Array): Float32Array;
  /** Ends the stream and returns the remaining samples. */
  flush(): Float32Array;
}

// A windowed sinc of 32 samples of the lower rate to each side. With this Kaiser window it falls by 60 dB
// between 0.443 and 0.5 of the lower rate: 7 kHz of speech pass at 16 kHz, without aliasing.
const halfWidth = 32;
const cutoff = 0.472;
const kaiserShape = 5.65;

// Usual pairs of rates need at most 640 phases; odd ones are rounded to the nearest of these.
const maxPhases = 1_024;

/** @param from,to rates in Hz, whole numbers */
export function createResampler(from: number, to: number): Resampler {
  return from === to ? passThrough : convert(from, to);
}

const passThrough: Resampler = {
  process: (samples) => samples,
  flush: () => new Float32Array(0),
};

function convert(from: number, to: number): Resampler {
  const divisor = computeCommonDivisor(from, to);
  const up = to / divisor;
  const down = from / divisor;
  const scale = Math.min(1, to / from);
  const reach = Math.ceil(halfWidth / scale);
  const phases = Math.min(up, maxPhases);
  const kernels: (Float32Array | undefined)[] = [];
  let retained: Float32Array = new Float32Array(reach);
  let position = -reach;
  let produced = 0;

  function process(samples: Float32Array): Float32Array {
    const input = joinSamples(retained, samples);
    const end = position + input.length;
    const known = Math.max(produced, Math.ceil(((end - reach) * up) / down));
    const output = new Float32Array(known - produced);
    for (let index = 0; index < output.length; index += 1) {
      const time = (produced + index) * down;
      const whole = Math.floor(time / up);
      const phase = Math.round(((time % up) * phases) / up);
      const kernel = (kernels[phase] ??= createKernel(phase / phases, reach, scale));
      output[index] = weigh(input, whole - reach + 1 - position, kernel);
    }
    produced = known;
    const start = Math.max(position, Math.floor((produced * down) / up) - reach + 1);
    retained = input.slice(start - position);
    position = start;
    return output;
  }

  return { process, flush: () => process(new Float32Array(reach)) };
}

function weigh(input: Float32Array, offset: number, kernel: Float32Array): number {
  let sum = 0;
  for (let tap = 0; tap < kernel.length; tap += 1) {
    sum += (input[offset + tap] ?? 0) * (kernel[tap] ?? 0);
  }
  return sum;
}

/** Weights for an output sample that lies `fraction` of an input sample after the middle one. */
function createKernel(fraction: number, reach: number, scale: number): Float32Array {
  const weights = Float64Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = (tap - reach + 1 - fraction) * scale;
    return sinc(2 * cutoff * distance) * kaiser(distance / halfWidth);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Float32Array.from(weights, (weight) => weight / total);
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(x: number): number {
  return Math.abs(x) >= 1 ? 0 : bessel(kaiserShape * Math.sqrt(1 - x * x)) / bessel(kaiserShape);
}

/** The modified Bessel function of the first kind and order zero, by its series. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let step = 1; term > sum * 1e-12; step += 1) {
    term *= (x / (2 * step)) ** 2;
    sum += term;
  }
  return sum;
}

function computeCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : computeCommonDivisor(b, a % b);
}
