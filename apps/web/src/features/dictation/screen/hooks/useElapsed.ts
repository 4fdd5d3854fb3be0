import { useNow } from './useNow.ts';

/** Time spoken so far, in ms: read from the clock once a second while a stretch runs. */
export function useElapsed({
  elapsed,
  liveSince,
}: {
  elapsed: number;
  liveSince: number | null;
}): number {
  const now = useNow(liveSince !== null);
  return liveSince === null ? elapsed : elapsed + Math.max(0, now - liveSince);
}
