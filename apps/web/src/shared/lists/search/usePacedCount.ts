import { useEffect, useState } from 'react';

/** The shortest time between two announcements of a count, in ms. */
const pace = 1000;

interface Announced {
  readonly count: number | null;
  readonly question: string;
  /** When it was announced, in ms since the start of the page. */
  readonly at: number;
}

/**
 * A number of results for a live region: while results follow each other faster than a
 * second, a screen reader gets the newest one only, once a second. `at` is another one
 * with each announcement.
 *
 * @param count null while none is known; it is not announced
 * @param question what the results answer; those of another one are announced also when their number is the same
 */
export function usePacedCount(count: number | null, question: string): Announced {
  const [announced, setAnnounced] = useState<Announced>({ count: null, question, at: -Infinity });
  useEffect(() => {
    if (count === null || (count === announced.count && question === announced.question)) {
      return undefined;
    }
    const wait = Math.max(0, announced.at + pace - performance.now());
    const timer = setTimeout(() => setAnnounced({ count, question, at: performance.now() }), wait);
    return () => clearTimeout(timer);
  }, [count, question, announced]);
  return announced;
}
