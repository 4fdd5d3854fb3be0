/** The clock of the server, as far as its last answer says; the device's own may be wrong (T-100). */
export interface ServerClock {
  /** In ms since 1970; the time of the device until the server has said its own. */
  readonly now: () => number;
  /** Takes the time of an answer, in ms since 1970. */
  readonly set: (time: number) => void;
}

export function createServerClock(): ServerClock {
  let last: { time: number; at: number } | null = null;
  return {
    // The monotonic clock goes on where the device's clock is set.
    now: () => (last === null ? Date.now() : last.time + performance.now() - last.at),
    set: (time) => {
      last = { time, at: performance.now() };
    },
  };
}
