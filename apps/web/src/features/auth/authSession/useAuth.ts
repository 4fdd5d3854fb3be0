import type { LoginPayload } from '@nevisa/api/types';
import { useSyncExternalStore } from 'react';
import { useServices } from '../../../app/services.ts';
import type { AuthFacts } from './authFacts.ts';

export interface Auth extends AuthFacts {
  signIn: (credentials: LoginPayload) => void;
  signInSocially: (invitationKey: string | null) => void;
  signOut: () => void;
  retry: () => void;
  /** Asks for the account anew: something it shows may have changed. */
  refresh: () => void;
  /** Brings the code behind the session while a form is filled in. */
  prepare: () => void;
}

/** Who is signed in, and the ways in and out. */
export function useAuth(): Auth {
  const { session } = useServices();
  const facts = useSyncExternalStore(session.subscribe, session.facts);
  return {
    ...facts,
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
    refresh: () => {
      session.send({ type: 'profile.changed' });
    },
    prepare: session.prepare,
  };
}
