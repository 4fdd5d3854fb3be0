import type { User } from '@nevisa/api/types';
import { useState } from 'react';
import { useAppServices } from '../../app/appServices.ts';
import { useAuth } from '../../features/auth/authSession/useAuth.ts';

export interface SignOutQuestion {
  asking: boolean;
  /** Signs out, unless something dictated waits here: then it asks. */
  request: () => void;
  stay: () => void;
  leave: () => void;
}

/** How long looking for unsaved text may hold up who wants to leave, in ms. */
const patience = 1_000;

/** Signing out of an account whose text may be on this device alone (S10). */
export function useSignOut(user: User): SignOutQuestion {
  const { hasUnsavedText } = useAppServices();
  const { signOut } = useAuth();
  const [asking, setAsking] = useState(false);
  return {
    asking,
    request() {
      const tooLate = new Promise<boolean>((resolve) => {
        setTimeout(resolve, patience, false);
      });
      Promise.race([hasUnsavedText(user.id), tooLate]).then((unsaved) => {
        if (unsaved) {
          setAsking(true);
        } else {
          signOut();
        }
      }, signOut);
    },
    stay() {
      setAsking(false);
    },
    leave() {
      setAsking(false);
      signOut();
    },
  };
}
