import type { LoginPayload } from '@nevisa/api/types';
import { useSyncExternalStore } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import type { AuthFacts } from './authFacts.ts';

export interface Auth extends AuthFacts {
  signIn: (credentials: LoginPayload) => void;
  signInSocially: (invitationKey: string | null) => void;
  cancelSocialSignIn: () => void;
  signOut: () => void;
  retry: () => void;
  /** Loads the account again after a change of it. */
  refresh: () => void;
  /** Loads the code of the auth session while the user fills in a form. */
  prepare: () => void;
}

/** The auth session of this user and the commands of it. */
export function useAuth(): Auth {
  const { authStore } = useAppServices();
  const facts = useSyncExternalStore(authStore.subscribe, authStore.facts, authStore.facts);
  return {
    ...facts,
    signIn: (credentials) => authStore.send({ type: 'signIn.submitted', credentials }),
    signInSocially: (invitationKey) =>
      authStore.send({ type: 'socialSignIn.requested', invitationKey }),
    cancelSocialSignIn: () => authStore.send({ type: 'socialSignIn.cancelled' }),
    signOut: () => authStore.send({ type: 'signOut.requested' }),
    retry: () => authStore.send({ type: 'start.retried' }),
    refresh: () => authStore.send({ type: 'profile.changed' }),
    prepare: authStore.prepare,
  };
}
