/** Source of time, in ms; tests pass a simulated one. */
export interface Clock {
  now(): number;
  setTimeout(callback: () => void, delay: number): unknown;
  clearTimeout(timer: unknown): void;
}

export const deviceClock: Clock = {
  now: () => performance.now(),
  setTimeout: (callback, delay) => setTimeout(callback, delay),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** A longer delay makes a browser's timer expire at once (HTML §8.6), in ms. */
const longestDelay = 2 ** 31 - 1;

/** One timer. `set` replaces the running one. A longer delay than a browser can wait is cut to the longest. */
export interface TimerSlot {
  readonly running: boolean;
  set(delay: number, callback: () => void): void;
  clear(): void;
}

export function createTimerSlot(clock: Clock): TimerSlot {
  let timer: { readonly id: unknown } | null = null;
  function clear(): void {
    if (timer !== null) {
      clock.clearTimeout(timer.id);
      timer = null;
    }
  }
  return {
    get running() {
      return timer !== null;
    },
    set(delay, callback) {
      clear();
      const id = clock.setTimeout(
        () => {
          timer = null;
          callback();
        },
        Math.min(delay, longestDelay),
      );
      timer = { id };
    },
    clear,
  };
}

/** Timers by name; each calls `onExpire` with its name. */
export function createTimers<Name>(clock: Clock, onExpire: (name: Name) => void) {
  const slots = new Map<Name, TimerSlot>();
  return {
    set(name: Name, delay: number): void {
      const slot = slots.get(name) ?? createTimerSlot(clock);
      slots.set(name, slot);
      slot.set(delay, () => onExpire(name));
    },
    clear: (name: Name) => slots.get(name)?.clear(),
  };
}

/** Measures the time, in ms, in which it runs. Every function is pure. */
export interface Stopwatch {
  readonly counted: number;
  readonly since: number | null;
}

export const newStopwatch: Stopwatch = { counted: 0, since: null };

export function startStopwatch({ counted, since }: Stopwatch, now: number): Stopwatch {
  return { counted, since: since ?? now };
}

export function stopStopwatch(stopwatch: Stopwatch, now: number): Stopwatch {
  return { counted: readStopwatch(stopwatch, now), since: null };
}

export function readStopwatch({ counted, since }: Stopwatch, now: number): number {
  return counted + (since === null ? 0 : now - since);
}
