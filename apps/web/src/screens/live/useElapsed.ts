import { useEffect, useState } from 'react';

/** Time spoken so far, in ms: read from the clock once a second while a stretch runs. */
export function useElapsed({
  elapsed,
  liveSince,
}: {
  elapsed: number;
  liveSince: number | null;
}): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (liveSince === null) {
      return undefined;
    }
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, [liveSince]);
  return liveSince === null ? elapsed : elapsed + Math.max(0, now - liveSince);
}
