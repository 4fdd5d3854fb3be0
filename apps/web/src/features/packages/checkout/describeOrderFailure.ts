import type { Failure } from '@nevisa/api/types';
import { type CheckoutContext, getPayable } from '@nevisa/machines';
import { checkoutText } from '../../../shared/text/checkoutText.ts';
import { checkoutWords } from '../../../shared/text/checkoutWords.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { startText } from '../../../shared/text/startText.ts';

type Tried = Pick<CheckoutContext, 'way' | 'price' | 'sums' | 'changed'>;

/**
 * Why the order was not made: the sentences of the server alone, or what was tried before them.
 * Neither the wallet nor an activation has a gateway, and the retry is asked for
 * once: the sentence of a service that failed asks for it itself.
 */
export function describeOrderFailure(failure: Failure, tried: Tried): string {
  const lines = listFailureLines(failure);
  if (failure.kind === 'refused') {
    return lines.join('\n');
  }
  const asksForRetry = lines.includes(startText.serviceFailed);
  const { alone, withRetry } = chooseSentences(tried);
  return [asksForRetry ? alone : withRetry, ...lines].join('\n');
}

function chooseSentences(tried: Tried) {
  if (tried.way === 'wallet') {
    return { alone: checkoutWords.walletUnsure, withRetry: checkoutWords.walletFailed };
  }
  return getPayable(tried) === 0
    ? { alone: checkoutWords.activationUnsure, withRetry: checkoutWords.activationFailed }
    : { alone: checkoutWords.gatewayUnreached, withRetry: checkoutText.startFailed };
}
