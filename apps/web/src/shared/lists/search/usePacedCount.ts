import { useEffect, useState } from 'react';

/** The shortest time between two announcements of a count, in ms. */
const pace = 1000;

/**
 * A number of results for a live region: while results follow each other faster than a
 * second, a screen reader gets the newest one only, once a second.
 *
 * @param count null while none is known; it is not announced
 */
export function usePacedCount(count: number | null): number | null {
  const [announced, setAnnounced] = useState<{ count: number | null; at: number }>({
    count: null,
    at: -Infinity,
  });
  useEffect(() => {
    if (count === null || count === announced.count) {
      return undefined;
    }
    const wait = Math.max(0, announced.at + pace - performance.now());
    const timer = setTimeout(() => setAnnounced({ count, at: performance.now() }), wait);
    return () => clearTimeout(timer);
  }, [count, announced]);
  return announced.count;
}
