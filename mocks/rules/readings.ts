import type { Clock } from './clock.ts';

/** Moments that tell apart what was in a list when it was read from what has arrived since. */
export interface Readings {
  /** A moment for `as_of`, in ms: what arrives from now on arrives after it. */
  takeMoment(): number;
  /** The moment of an arrival, in ms. */
  arrive(): number;
}

export function createReadings(clock: Clock): Readings {
  let lastMoment = 0;
  let lastArrival = 0;
  return {
    takeMoment: () => {
      lastMoment = Math.max(lastMoment, lastArrival, clock.now());
      return lastMoment;
    },
    arrive: () => {
      lastArrival = Math.max(clock.now(), lastMoment + 1);
      return lastArrival;
    },
  };
}
