/** Time as the socket sees it, in ms; tests hand in a clock that they move themselves. */
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

/** One timer: setting it again forgets the former one. */
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
      const id = clock.setTimeout(() => {
        timer = null;
        callback();
      }, delay);
      timer = { id };
    },
    clear,
  };
}
