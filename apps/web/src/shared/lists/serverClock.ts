import { useEffect, useState } from 'react';
import { createObservable } from '../observable.ts';

/** The clock of the server, as far as its last answer says; the device's own may be wrong (T-100). */
export interface ServerClock {
  /** In ms since 1970; the time of the device until the server has said its own. */
  readonly now: () => number;
  /** Whether the server has said its time. */
  readonly isKnown: () => boolean;
  /** Takes the time of an answer, in ms since 1970. */
  readonly set: (time: number) => void;
  /** Reports each time that was taken. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createServerClock(): ServerClock {
  const taken = createObservable<{ time: number; at: ClockReading } | null>(null);
  return {
    now: () => {
      const last = taken.read();
      return last === null ? Date.now() : last.time + measureTimeSince(last.at);
    },
    isKnown: () => taken.read() !== null,
    set: (time) => taken.write({ time, at: readClocks() }),
    subscribe: taken.subscribe,
  };
}

/** What both clocks of the device show, in ms. */
interface ClockReading {
  readonly wall: number;
  readonly monotonic: number;
}

/** How far the two clocks may part while the device is awake, in ms. */
const clockTolerance = 1_000;

/** The longest sleep of a device with an open page, in ms. */
const longestSleep = 7 * 86_400_000;

function readClocks(): ClockReading {
  return { wall: Date.now(), monotonic: performance.now() };
}

/**
 * The monotonic clock goes on where the device's clock is set, and stops in most browsers while the
 * device sleeps. A clock that is set ahead by less than the longest sleep looks the same as a sleep.
 */
function measureTimeSince(before: ClockReading): number {
  const { wall, monotonic } = readClocks();
  const awake = monotonic - before.monotonic;
  const asleep = wall - before.wall - awake;
  return awake + (asleep > clockTolerance && asleep <= longestSleep ? asleep : 0);
}

/** How often what follows from the time is worked out anew, in ms. */
const pace = 60_000;

/** Reports the time of the server each minute and after each of its answers. Returns the function that ends it. */
export function watchServerTime(clock: ServerClock, onTime: (now: number) => void): () => void {
  const read = () => onTime(clock.now());
  const timer = setInterval(read, pace);
  const stop = clock.subscribe(read);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** The time of the server in ms since 1970, as `watchServerTime` reports it. */
export function useServerNow(clock: ServerClock): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => watchServerTime(clock, setNow), [clock]);
  return now;
}
