import { type Clock, createTimerSlot } from '@nevisa/speech';
import type { Slice } from '@nevisa/transcript';

/** How long a slice takes before its text is shown, in ms. */
const sliceTime = 6;

/** The pause between two slices in which the page is painted, in ms. */
export const slicePause = 8;

export interface SliceRunner {
  /** Runs the first slice at once, and the others after pauses. */
  run: (slice: Slice) => void;
  stop: () => void;
}

/** Runs a long task in slices, so that the page answers and paints between them. */
export function createSliceRunner(clock: Clock): SliceRunner {
  const timer = createTimerSlot(clock);
  const run = (slice: Slice) => {
    if (slice(beginSlice(clock))) {
      timer.set(slicePause, () => run(slice));
    }
  };
  return { run, stop: () => timer.clear() };
}

/** Begins a slice. Returns the function that tells whether it is over. */
export function beginSlice(clock: Clock): () => boolean {
  const end = clock.now() + sliceTime;
  return () => clock.now() >= end;
}
