import { useEffect, useState } from 'react';
import { monotonicNow } from '../../workspace/monotonicNow.ts';

/** The clock of a recording, in ms, read once a second while something `runs`. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => monotonicNow());
  useEffect(() => {
    if (!runs) {
      return undefined;
    }
    const timer = setInterval(() => {
      setNow(monotonicNow());
    }, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, [runs]);
  return now;
}
