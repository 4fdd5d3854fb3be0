import type { Failure } from '@nevisa/api/types';

/**
 * Logs a failure that the user need not see (specification §8). The log never
 * contains user input or payloads: only the failed call and its failure.
 */
export function log(what: string, failure: Failure): void {
  console.debug(what, failure.kind, 'status' in failure ? failure.status : '');
}
