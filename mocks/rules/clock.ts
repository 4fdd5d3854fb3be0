/** Start time of every mock backend: ۳۰ آبان ۱۴۰۵, 14:05 in Tehran. */
const beginning = Date.parse('2026-11-21T10:35:00Z');

/** The clock of a backend, in ms since 1970, independent of the system clock. */
export interface Clock {
  now(): number;
  /** Moves the clock forward by `ms`. */
  advance(ms: number): void;
}

/**
 * @param elapsed ms since the start; none by default, so that tests and stories see a fixed time
 */
export function createClock(elapsed: () => number = () => 0): Clock {
  let advanced = 0;
  return {
    now: () => beginning + advanced + elapsed(),
    advance: (ms) => {
      advanced += ms;
    },
  };
}

export function toIsoTime(moment: number): string {
  return new Date(moment).toISOString();
}

/** Tehran is 3.5 hours before UTC, in ms. */
const zoneOfTehran = 12_600_000;

/** The Gregorian day of Tehran at a moment. */
export function toTehranDay(moment: number): string {
  return toIsoTime(moment + zoneOfTehran).slice(0, 10);
}
