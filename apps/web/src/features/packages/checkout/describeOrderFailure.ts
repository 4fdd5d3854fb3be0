import type { Failure } from '@nevisa/api/types';
import { type CheckoutContext, getPayable } from '@nevisa/machines';
import { checkoutText } from '../../../shared/text/checkoutText.ts';
import { checkoutWords } from '../../../shared/text/checkoutWords.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';

type Tried = Pick<CheckoutContext, 'way' | 'price' | 'sums' | 'changed'>;

/**
 * Why the order was not made: the sentences of the server alone, or what was tried before them.
 * Neither the wallet nor an activation has a gateway.
 */
export function describeOrderFailure(failure: Failure, tried: Tried): string {
  const lines = listFailureLines(failure);
  return (failure.kind === 'refused' ? lines : [nameTried(tried), ...lines]).join('\n');
}

function nameTried(tried: Tried): string {
  if (tried.way === 'wallet') {
    return checkoutWords.walletFailed;
  }
  return getPayable(tried) === 0 ? checkoutWords.activationFailed : checkoutText.startFailed;
}
