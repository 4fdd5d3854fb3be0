import type { User } from '@nevisa/api/types';
import { useState } from 'react';
import { useAppServices } from '../appServices.ts';
import { useAuth } from '../../features/auth/authSession/useAuth.ts';

export interface SignOutQuestion {
  asking: boolean;
  /** Signs out, or asks first when this device has unsaved text. */
  request: () => void;
  stay: () => void;
  leave: () => void;
}

/** The longest wait for the search for unsaved text, in ms. */
const searchLimit = 1_000;

/** The sign-out, which asks when text of the user is only on this device (S10). */
export function useSignOut(user: User): SignOutQuestion {
  const { hasUnsavedText } = useAppServices();
  const { signOut } = useAuth();
  const [asking, setAsking] = useState(false);
  return {
    asking,
    request() {
      const timeout = new Promise<boolean>((resolve) => {
        setTimeout(resolve, searchLimit, false);
      });
      Promise.race([hasUnsavedText(user.id), timeout]).then((unsaved) => {
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
