/** A clock that a test controls. */
export interface PacerClock {
  /** In ms. */
  now: () => number;
  /** Calls once after `ms`. Returns the cancel function. */
  after: (ms: number, task: () => void) => () => void;
}

/** Least time between two announcements, in ms. */
export const finalsPace = 2_000;

export interface FinalsPacer {
  /** Adds a sentence to the next announcement. */
  add: (text: string) => void;
  /** Drops the waiting sentences. */
  stop: () => void;
}

/** Announces sentences at most every two seconds; sentences in between are announced together. */
export function createFinalsPacer(
  announce: (text: string) => void,
  clock: PacerClock,
): FinalsPacer {
  let waiting: string[] = [];
  let announcedAt = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | null = null;
  const announceAll = () => {
    cancel = null;
    announcedAt = clock.now();
    announce(waiting.join(' '));
    waiting = [];
  };
  return {
    add(text) {
      waiting.push(text);
      if (clock.now() - announcedAt >= finalsPace && cancel === null) {
        announceAll();
      } else {
        cancel ??= clock.after(announcedAt + finalsPace - clock.now(), announceAll);
      }
    },
    stop() {
      cancel?.();
      cancel = null;
      waiting = [];
    },
  };
}

export const systemClock: PacerClock = {
  now: () => performance.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
