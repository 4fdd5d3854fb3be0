import type { Failure } from '@nevisa/api/types';

const longestWait = 3_600_000;

/** How long the server asked to wait before another try (429 with `Retry-After`, RFC 6585 §4), in ms; 0 when it did not. */
export function getAskedWait(failure: Failure | null): number {
  const wait = failure?.kind === 'refused' ? (failure.retryAfter ?? 0) : 0;
  return Math.min(Math.max(0, wait), longestWait);
}
