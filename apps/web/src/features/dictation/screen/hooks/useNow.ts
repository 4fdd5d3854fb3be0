import { useEffect, useState } from 'react';
import { readMonotonicClock } from '../../workspace/readMonotonicClock.ts';

/** The clock of a recording, in ms, read once a second while something `runs`. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => readMonotonicClock());
  useEffect(() => {
    if (!runs) {
      return undefined;
    }
    const timer = setInterval(() => setNow(readMonotonicClock()), 1_000);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
