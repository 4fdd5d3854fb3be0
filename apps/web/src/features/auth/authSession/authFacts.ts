import type { Failure, User } from '@nevisa/api/types';

/** Who is here, as screens and guards read it. */
export interface AuthFacts {
  /** Not known yet: neither a page nor the sign-in form may show. */
  readonly starting: boolean;
  /** The saved session could not be checked, and is kept. */
  readonly unreachable: boolean;
  /** Null while nobody is signed in. */
  readonly user: User | null;
  /** A sign-in is under way. */
  readonly busy: boolean;
  /** The server asked to wait before the next try (T30). */
  readonly waiting: boolean;
  /** Why the last sign-in, or the start, brought nothing. */
  readonly failure: Failure | null;
  /** The server ended the session. */
  readonly expired: boolean;
}

/** Nobody is signed in, and nothing has happened yet. */
export const guestFacts: AuthFacts = {
  starting: false,
  unreachable: false,
  user: null,
  busy: false,
  waiting: false,
  failure: null,
  expired: false,
};
