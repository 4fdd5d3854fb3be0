/** Where every mock backend begins: ۳۰ آبان ۱۴۰۵, 14:05 in Tehran. */
const beginning = Date.parse('2026-11-21T10:35:00Z');

/** The backend's own time, in ms since 1970. It never reads the clock of the machine. */
export interface Clock {
  now(): number;
  /** Lets `ms` pass at once. */
  advance(ms: number): void;
}

/**
 * @param elapsed time that passes by itself since the beginning, in ms; none by default,
 *   so that a test or story always sees the same moment
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

export function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}
