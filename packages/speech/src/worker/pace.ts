const speed = 2;
const burst = 200;

/** Decides when the next piece of audio may leave. */
export interface Pace {
  /** Gives 0 and counts the piece as sent, or the ms to wait before asking again. `duration` in ms, at most 200. */
  wait(duration: number): number;
}

/**
 * Lets audio out at no more than twice real time, so that a service meets no
 * flood after a reconnect. A burst of 200 ms is free: live audio never waits,
 * even after a hiccup.
 */
export function createPace(now: () => number): Pace {
  let allowance = burst;
  let asked = now();
  return {
    wait(duration) {
      const time = now();
      allowance = Math.min(burst, allowance + (time - asked) * speed);
      asked = time;
      const cost = Math.min(duration, burst);
      if (allowance < cost) {
        return Math.ceil((cost - allowance) / speed);
      }
      allowance -= cost;
      return 0;
    },
  };
}
