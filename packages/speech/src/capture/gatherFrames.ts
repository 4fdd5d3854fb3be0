/** Gathers the small blocks of an audio context into frames of one length. */
export interface FrameGatherer {
  add(block: Float32Array): void;
  /** Gives what is gathered as a last frame, filled up with silence. */
  finish(): void;
}

/** @param length samples in a frame; `emit` owns the frame that it is given */
export function gatherFrames(
  length: number,
  emit: (frame: Float32Array<ArrayBuffer>) => void,
): FrameGatherer {
  let frame = new Float32Array(length);
  let filled = 0;

  function leave(): void {
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
          leave();
        }
      }
    },
    finish: leave,
  };
}
