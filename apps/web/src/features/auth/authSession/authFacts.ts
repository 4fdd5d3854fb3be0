import type { Failure, User } from '@nevisa/api/types';

/** The auth session as screens and guards read it. */
export interface AuthFacts {
  /** The user is not known yet: no page and no sign-in form may be shown. */
  readonly starting: boolean;
  /** The stored auth session could not be checked; the token stays stored. */
  readonly unreachable: boolean;
  /** Null for a guest. */
  readonly user: User | null;
  /** A sign-in is pending. */
  readonly busy: boolean;
  /** The server asked to wait before the next try (T30). */
  readonly waiting: boolean;
  /** The failure of the last sign-in, or of the start. */
  readonly failure: Failure | null;
  /** The server ended the session. */
  readonly expired: boolean;
  /** The user signed out, here or in another tab. */
  readonly left: boolean;
}

/** The facts of a guest at start. */
export const guestFacts: AuthFacts = {
  starting: false,
  unreachable: false,
  user: null,
  busy: false,
  waiting: false,
  failure: null,
  expired: false,
  left: false,
};
