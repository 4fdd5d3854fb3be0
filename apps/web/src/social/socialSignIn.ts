import type { Outcome } from '@nevisa/api/types';

/** Asks another house who the person is; the answer is a credential that our server checks. */
export interface SocialSignIn {
  /** Resolves with `aborted` when the person closed the window or the browser blocked it. */
  getCredential(): Promise<Outcome<string>>;
}
