import { createTimerSlot, type Clock } from '../clock.ts';

const limit = 1_000;

/**
 * Tells each second in which no audio came, counted from 1 since the last that
 * did. An audio context that says it runs is not to be trusted.
 */
export interface AudioWatch {
  /** Begins to wait, or waits anew, for audio. */
  expect(): void;
  heard(): void;
  end(): void;
}

export function createAudioWatch(clock: Clock, onMissing: (seconds: number) => void): AudioWatch {
  const timer = createTimerSlot(clock);
  let seconds = 0;

  function wait(): void {
    timer.set(limit, () => {
      seconds += 1;
      wait();
      onMissing(seconds);
    });
  }

  return {
    expect: wait,
    heard() {
      seconds = 0;
      wait();
    },
    end: () => timer.clear(),
  };
}
