import { useNow } from './useNow.ts';

/** The recorded time in ms, updated once a second during a recording. */
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
