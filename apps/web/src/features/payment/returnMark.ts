import type { ReturnMark } from '@nevisa/machines';

/**
 * Adds the mark of a receipt to the navigation state, so that a reload and Back
 * show the receipt without a second redirect (P14).
 */
export function withReturnMark(state: unknown, paymentReturn: ReturnMark): object {
  return { ...(typeof state === 'object' ? state : null), paymentReturn };
}

/** Validates the navigation state, which is untrusted. */
export function readReturnMark(state: unknown): ReturnMark | null {
  if (typeof state !== 'object' || state === null || !('paymentReturn' in state)) {
    return null;
  }
  const { paymentReturn } = state;
  return paymentReturn === 'returned' || paymentReturn === 'stopped' ? paymentReturn : null;
}
