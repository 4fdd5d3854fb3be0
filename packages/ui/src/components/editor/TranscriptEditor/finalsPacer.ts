/** A clock that a test can wind. */
export interface PacerClock {
  /** Now, in ms. */
  now: () => number;
  /** Calls once after so many ms. Gives back how to forget it. */
  after: (ms: number, task: () => void) => () => void;
}

/** Between two announcements of sentences, in ms. */
export const finalsPace = 2_000;

export interface FinalsPacer {
  /** A sentence was finished. */
  add: (text: string) => void;
  /** Says nothing any more of what waits. */
  stop: () => void;
}

/** Says finished sentences aloud at most once in two seconds; those that come meanwhile are said together. */
export function createFinalsPacer(say: (text: string) => void, clock: PacerClock): FinalsPacer {
  let waiting: string[] = [];
  let saidAt = Number.NEGATIVE_INFINITY;
  let forget: (() => void) | null = null;
  const sayAll = () => {
    forget = null;
    saidAt = clock.now();
    say(waiting.join(' '));
    waiting = [];
  };
  return {
    add(text) {
      waiting.push(text);
      if (clock.now() - saidAt >= finalsPace && forget === null) {
        sayAll();
      } else {
        forget ??= clock.after(saidAt + finalsPace - clock.now(), sayAll);
      }
    },
    stop() {
      forget?.();
      forget = null;
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
