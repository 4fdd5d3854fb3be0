import { isRefusedWith, type Refusal } from './isRefusedWith.ts';

/**
 * The server asks to wait, because it was asked too often (429). In a file of its own, so that the
 * first page loads it without the other predicates.
 */
export function isRateLimited(failure: Refusal | null): boolean {
  return isRefusedWith(429, failure);
}
