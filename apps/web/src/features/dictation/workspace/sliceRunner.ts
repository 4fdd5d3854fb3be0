import { type Clock, createTimerSlot } from '@nevisa/speech';
import type { Slice } from '@nevisa/transcript';

/** How long a slice takes before its text is shown, and the pause in which the page is painted, in ms. */
const times = { slice: 6, pause: 8 };

export interface SliceRunner {
  /** Runs the first slice at once, and the others after pauses. */
  run: (slice: Slice) => void;
  stop: () => void;
}

/** Runs a long task in slices, so that the page answers and paints between them. */
export function createSliceRunner(clock: Clock): SliceRunner {
  const timer = createTimerSlot(clock);
  const run = (slice: Slice) => {
    const end = clock.now() + times.slice;
    if (slice(() => clock.now() >= end)) {
      timer.set(times.pause, () => run(slice));
    }
  };
  return { run, stop: () => timer.clear() };
}
