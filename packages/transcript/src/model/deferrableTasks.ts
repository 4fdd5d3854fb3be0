/** Runs tasks at once, or later while a composition must not be disturbed. */
export interface DeferrableTasks {
  /** Runs a task now; while held, after the last release, in order. */
  run: (task: () => void) => void;
  /** Calls before each task, and on `prepare`. Returns the unsubscribe function. */
  beforeChange: (listener: () => void) => () => void;
  /** Calls the listeners of `beforeChange`. */
  prepare: () => void;
  /** Defers tasks until the returned function is called. */
  hold: () => () => void;
  isHeld: () => boolean;
}

export function createDeferrableTasks(): DeferrableTasks {
  const holds = new Set<symbol>();
  const listeners = new Set<() => void>();
  const deferred: (() => void)[] = [];

  const prepare = () => listeners.forEach((listener) => listener());

  const run = (task: () => void) => {
    if (holds.size > 0) {
      deferred.push(task);
    } else {
      prepare();
      task();
    }
  };

  return {
    run,
    prepare,
    beforeChange: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    hold: () => {
      const hold = Symbol('hold');
      holds.add(hold);
      return () => {
        if (holds.delete(hold) && holds.size === 0) {
          deferred.splice(0).forEach(run);
        }
      };
    },
    isHeld: () => holds.size > 0,
  };
}
