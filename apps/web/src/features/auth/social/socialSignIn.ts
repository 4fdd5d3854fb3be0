import type { Outcome } from '@nevisa/api/types';

/** Asks another house who the person is; the answer is a credential that our server checks. */
export interface SocialSignIn {
  /** Resolves with `aborted` when the person gave up, and with `blocked` when the browser did not let it open. */
  getCredential(): Promise<Outcome<string>>;
}
