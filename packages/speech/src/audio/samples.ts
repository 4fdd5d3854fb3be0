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
export function fromPcm16(samples: Int16Array): Float32Array {
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
