import type { Failure } from '@nevisa/api/types';

/**
 * Notes what the person need not see (specification §8: some failures are only
 * logged). It never holds what was typed, said or sent: only which call failed
 * and how.
 */
export function log(what: string, failure: Failure): void {
  console.debug(what, failure.kind, 'status' in failure ? failure.status : '');
}
