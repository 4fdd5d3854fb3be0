import { DraftStorageError } from './drafts.ts';

/** Errors of the caller, for values that cannot be stored. */
const callerErrors = new Set(['DataError', 'DataCloneError', 'ConstraintError']);

/** Maps an error of the browser to a full device (S03) or missing storage (S01); keeps errors of the caller. */
export function toStorageError(error: unknown): unknown {
  if (!(error instanceof DOMException)) {
    return isStorageMissing(error) ? new DraftStorageError('forbidden', error) : error;
  }
  if (error.name === 'QuotaExceededError') {
    return new DraftStorageError('full', error);
  }
  return callerErrors.has(error.name) ? error : new DraftStorageError('forbidden', error);
}

/** An insecure origin has no `crypto.subtle`; some browser settings remove `indexedDB`. */
function isStorageMissing(error: unknown): boolean {
  return (
    !(error instanceof DraftStorageError) &&
    (globalThis.indexedDB === undefined || globalThis.crypto.subtle === undefined)
  );
}
