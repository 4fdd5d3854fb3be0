import type { Failure, LoginPayload, User } from '@nevisa/api/types';

export interface AuthInput {
  /** Whether a usable token was saved by an earlier visit (specification §4). */
  hasToken: boolean;
}

export interface SocialInput {
  /** The referrer of a new account; null when there is none. */
  invitationKey: string | null;
}

export type AuthEvent =
  | { type: 'start.retried' }
  | { type: 'signIn.submitted'; credentials: LoginPayload }
  | { type: 'socialSignIn.requested'; invitationKey: string | null }
  | { type: 'socialSignIn.cancelled' }
  | { type: 'signOut.requested' }
  /** A later call was answered with 401. */
  | { type: 'session.ended' }
  /** Another tab signed out; sent by the port `watchToken`. */
  | { type: 'token.removed' }
  /** Another tab signed in, with another account or one that this device does not know (S07); sent by the port `watchToken`. */
  | { type: 'token.replaced' }
  /** The token of this account is another one: another tab changed its password or signed in to it again; sent by the port `watchToken`. */
  | { type: 'token.renewed' }
  /** A call has answered with the changed account. */
  | { type: 'account.changed'; user: User }
  /** Something the account shows has changed on the server. */
  | { type: 'profile.changed' }
  | { type: 'messages.counted'; count: number };

export type AuthTag = 'starting' | 'unreachable' | 'signed-out' | 'busy' | 'waiting' | 'signed-in';

export interface AuthContext {
  /** Null unless a user is signed in. */
  user: User | null;
  /** Why the start or the last sign-in brought nothing. */
  failure: Failure | null;
  /**
   * `expired`: the server ended the session. `left`: the person signed out, here or in
   * another tab. Stays until the next sign-in.
   */
  ended: 'expired' | 'left' | null;
  hadToken: boolean;
}
