import type { User } from '@nevisa/api/types';
import { useState } from 'react';
import { useAppServices } from '../appServices.ts';
import { deleteDeviceTexts } from '../deleteDeviceTexts.ts';
import { useAuth } from '../../features/auth/authSession/useAuth.ts';
import { requestSignOut, type SignOutReason } from './requestSignOut.ts';

export interface SignOutQuestion {
  /** Null without a question. */
  reason: SignOutReason | null;
  /** The deletion is in progress. */
  busy: boolean;
  /** The device could not delete the texts. */
  failed: boolean;
  /** Signs out, or asks first. */
  request: () => void;
  stay: () => void;
  /** Signs out; the texts stay on this device. */
  leave: () => void;
  /** Deletes the texts of the user from this device, and signs out. */
  leaveAndDelete: () => void;
  /** The question about the deletion is closed: the next one begins anew. */
  forgetFailure: () => void;
}

/**
 * The sign-out. It asks when text would be lost, or is only on this device (S10).
 * When the server has everything, the copies on this device are deleted with their key.
 */
export function useSignOut(user: User): SignOutQuestion {
  const services = useAppServices();
  const { signOut } = useAuth();
  const [reason, setReason] = useState<SignOutReason | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function deleteAndSignOut(): Promise<void> {
    await deleteDeviceTexts(services, user.id);
    signOut();
  }

  return {
    reason,
    busy,
    failed,
    request: () =>
      requestSignOut({ services, userId: user.id, ask: setReason, signOut, deleteAndSignOut }),
    stay: () => setReason(null),
    leave() {
      setReason(null);
      signOut();
    },
    leaveAndDelete() {
      setBusy(true);
      setFailed(false);
      deleteAndSignOut()
        .catch(() => setFailed(true))
        .finally(() => setBusy(false));
    },
    forgetFailure: () => setFailed(false),
  };
}
