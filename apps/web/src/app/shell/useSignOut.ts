import type { User } from '@nevisa/api/types';
import { useState } from 'react';
import { useAppServices } from '../appServices.ts';
import { deleteDeviceTexts } from '../deleteDeviceTexts.ts';
import type { DeviceStorage } from '../../features/dictation/workspace/deviceStorage.ts';
import { useAuth } from '../../features/auth/authSession/useAuth.ts';

/**
 * What the user is asked before the sign-out:
 * - `unkept`: the newest text is in memory alone and will be lost
 * - `recording`: a recording ends
 * - `unsaved`: this device has text that the server does not have
 * - `sound`: this device has sound that is to be sent and that the server does not have
 * - `upload`: a file is to be sent that the server does not have completely
 */
export type SignOutReason = 'unkept' | 'recording' | 'unsaved' | 'sound' | 'upload';

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
}

/** The longest wait for the search for unsaved text, in ms. */
const searchLimit = 1_000;

/**
 * The sign-out. It asks when text would be lost, or is only on this device (S10).
 * When the server has everything, the copies on this device are deleted with their key.
 */
export function useSignOut(user: User): SignOutQuestion {
  const services = useAppServices();
  const { deviceStorage, dictationStatus, uploadFacts } = services;
  const { signOut } = useAuth();
  const [reason, setReason] = useState<SignOutReason | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function deleteAndLeave(): Promise<void> {
    await deleteDeviceTexts(services, user.id);
    signOut();
  }

  async function request(): Promise<void> {
    const { recording, unkept } = dictationStatus.read();
    if (unkept || recording) {
      setReason(unkept ? 'unkept' : 'recording');
      return;
    }
    const unsaved = deviceStorage(user.id).then(findUnsaved);
    const timeout = new Promise<null>((resolve) => {
      setTimeout(resolve, searchLimit, null);
    });
    const answer = await Promise.race([unsaved, timeout]).catch(() => null);
    const found = answer === 'nothing' && uploadFacts.read().unsent > 0 ? 'upload' : answer;
    if (found === 'unsaved' || found === 'sound' || found === 'upload') {
      setReason(found);
    } else if (found === 'nothing') {
      await deleteAndLeave().catch(signOut);
    } else {
      // The storage does not answer, and nothing is open that is not stored.
      signOut();
    }
  }

  return {
    reason,
    busy,
    failed,
    request: () => void request(),
    stay() {
      setReason(null);
      setFailed(false);
    },
    leave() {
      setReason(null);
      signOut();
    },
    leaveAndDelete() {
      setBusy(true);
      setFailed(false);
      deleteAndLeave()
        .catch(() => setFailed(true))
        .finally(() => setBusy(false));
    },
  };
}

/** What only this device has. */
async function findUnsaved(
  storage: DeviceStorage,
): Promise<'unsaved' | 'sound' | 'upload' | 'nothing'> {
  if (await storage.hasUnsaved()) {
    return 'unsaved';
  }
  if (await storage.hasUnsentSound()) {
    return 'sound';
  }
  return (await storage.hasUnsentUploads()) ? 'upload' : 'nothing';
}
