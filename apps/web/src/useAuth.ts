import type { Failure, LoginPayload, User } from '@nevisa/api/types';
import { useSelector } from '@xstate/react';
import { useServices } from './services.ts';

export interface Auth {
  /** Not known yet who is here: neither a page nor the sign-in form may show. */
  starting: boolean;
  /** The saved session could not be checked, and is kept. */
  unreachable: boolean;
  /** Null while nobody is signed in. */
  user: User | null;
  /** A sign-in is under way. */
  busy: boolean;
  /** Why the last sign-in, or the start, brought nothing. */
  failure: Failure | null;
  /** The server ended the session. */
  expired: boolean;
  signIn: (credentials: LoginPayload) => void;
  signInSocially: (invitationKey: string | null) => void;
  signOut: () => void;
  retry: () => void;
}

/** Who is signed in, and the ways in and out. */
export function useAuth(): Auth {
  const { session } = useServices();
  const snapshot = useSelector(session, (state) => state);
  return {
    starting: snapshot.hasTag('starting'),
    unreachable: snapshot.hasTag('unreachable'),
    user: snapshot.context.user,
    busy: snapshot.hasTag('busy'),
    failure: snapshot.context.failure,
    expired: snapshot.context.ended === 'expired',
    signIn: (credentials) => {
      session.send({ type: 'signIn.submitted', credentials });
    },
    signInSocially: (invitationKey) => {
      session.send({ type: 'socialSignIn.requested', invitationKey });
    },
    signOut: () => {
      session.send({ type: 'signOut.requested' });
    },
    retry: () => {
      session.send({ type: 'start.retried' });
    },
  };
}
