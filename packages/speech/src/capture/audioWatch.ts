import { createTimerSlot, type Clock } from '../timing.ts';

/** In ms. */
const limit = 1_000;

/** Reports each second without audio, counted from 1. A browser may report a running audio context that is silent. */
export interface AudioWatch {
  /** Starts waiting for audio. */
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
