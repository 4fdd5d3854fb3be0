import type { Failure } from '@nevisa/api/types';
import { accountText } from '../../../shared/text/accountText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';

/**
 * Why the password did not change, or that it may have changed.
 *
 * @param unsure the server has answered neither the change nor the question after it
 */
export function describePasswordFailure(failure: Failure, unsure: boolean): string {
  if (unsure) {
    return accountText.passwordMaybeChanged;
  }
  return failure.kind === 'refused'
    ? listFailureLines(failure).join('\n')
    : accountText.passwordLost;
}
