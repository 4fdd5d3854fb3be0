import type { ReturnMark } from '@nevisa/machines';

/**
 * What a result leaves with its entry in the history, so that a reload and Back
 * show it without leading away a second time (P14).
 */
export function withReturnMark(state: unknown, paymentReturn: ReturnMark): object {
  return { ...(typeof state === 'object' ? state : null), paymentReturn };
}

/** Reads what the history holds, which anybody may have written. */
export function readReturnMark(state: unknown): ReturnMark | null {
  if (typeof state !== 'object' || state === null || !('paymentReturn' in state)) {
    return null;
  }
  const { paymentReturn } = state;
  return paymentReturn === 'returned' || paymentReturn === 'stopped' ? paymentReturn : null;
}
