import type { Outcome } from '@nevisa/api/types';

/** Signs a user in with a provider: returns a credential that the server verifies. */
export interface SocialSignIn {
  /**
   * Resolves with `aborted` when the user cancels or `signal` aborts, with `blocked` when the
   * browser blocks the pop-up, and with `unanswered` after the longest wait.
   */
  getCredential(signal?: AbortSignal): Promise<Outcome<string>>;
}
