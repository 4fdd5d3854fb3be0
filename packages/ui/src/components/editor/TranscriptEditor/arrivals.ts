/** Lets what arrives by itself wait while a person must not be disturbed. */
export interface Arrivals {
  /** Does a task at once, or when nobody holds it back any more, in order. */
  arrive: (task: () => void) => void;
  /** Calls before a task, or whenever the newest caret is asked for. Gives back how to stop. */
  beforeChange: (listener: () => void) => () => void;
  /** Calls those of `beforeChange`. */
  prepare: () => void;
  /** What arrives waits until the returned function is called. */
  hold: () => () => void;
  isHeld: () => boolean;
}

export function createArrivals(): Arrivals {
  const holds = new Set<symbol>();
  const preparing = new Set<() => void>();
  const waiting: (() => void)[] = [];

  const prepare = () => {
    for (const listener of preparing) {
      listener();
    }
  };

  const arrive = (task: () => void) => {
    if (holds.size > 0) {
      waiting.push(task);
    } else {
      prepare();
      task();
    }
  };

  return {
    arrive,
    prepare,
    beforeChange: (listener) => {
      preparing.add(listener);
      return () => {
        preparing.delete(listener);
      };
    },
    hold: () => {
      const hold = Symbol('hold');
      holds.add(hold);
      return () => {
        if (holds.delete(hold) && holds.size === 0) {
          for (const task of waiting.splice(0)) {
            arrive(task);
          }
        }
      };
    },
    isHeld: () => holds.size > 0,
  };
}
