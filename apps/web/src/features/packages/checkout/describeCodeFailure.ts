import type { Failure } from '@nevisa/api/types';
import { checkoutText } from '../../../shared/text/checkoutText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';

const textOfCode: Record<string, string> = {
  invalid: checkoutText.codeInvalid,
  expired: checkoutText.codeExpired,
  exhausted: checkoutText.codeExhausted,
  used: checkoutText.codeUsed,
  not_for_service: checkoutText.codeNotForPackage,
};

/** The sentence under a discount code that is not applied. */
export function describeCodeFailure(failure: Failure): string {
  const { code = null } = failure.kind === 'refused' ? failure : {};
  const known = code === null ? undefined : textOfCode[code];
  // The server names the sum that a purchase needs.
  const lines = listFailureLines(failure).filter((line) => line !== code);
  return known ?? lines.join('\n');
}
