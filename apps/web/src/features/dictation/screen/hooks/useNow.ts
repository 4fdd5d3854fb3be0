import { useEffect, useState } from 'react';

/** The clock, in ms, read once a second while something `runs`. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) {
      return undefined;
    }
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, [runs]);
  return now;
}
