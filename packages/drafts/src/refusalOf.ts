import { DraftRefusal } from './drafts.ts';

/** Our own mistakes: the browser would keep it, were it something that can be kept. */
const mistakes = new Set(['DataError', 'DataCloneError', 'ConstraintError']);

/**
 * What the browser says when it does not keep a thing, in the two words that a
 * person can act on: no room (S03), or no storage at all (S01).
 */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof DOMException)) {
    return isMissingStorage(error) ? new DraftRefusal('forbidden', error) : error;
  }
  if (error.name === 'QuotaExceededError') {
    return new DraftRefusal('full', error);
  }
  return mistakes.has(error.name) ? error : new DraftRefusal('forbidden', error);
}

/** A page without a secure origin has no keys, and some settings leave no database. */
function isMissingStorage(error: unknown): boolean {
  return (
    !(error instanceof DraftRefusal) &&
    (globalThis.indexedDB === undefined || globalThis.crypto.subtle === undefined)
  );
}
