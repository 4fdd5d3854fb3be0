import type { Id } from '@nevisa/api/types';
import { createUnkeptTexts } from '../../features/conversation/unkeptTexts.ts';
import type { DeviceStorage } from '../../features/dictation/workspace/deviceStorage.ts';
import { paths } from '../../shared/paths.ts';
import type { AppServices } from '../appServices.ts';

/**
 * What the user is asked before the sign-out:
 * - `unkept`: the newest text is in memory alone and will be lost
 * - `recording`: a recording ends
 * - `unsaved`: this device has text that the server does not have
 * - `sound`: this device has sound that is to be sent and that the server does not have
 * - `upload`: a file is to be sent that the server does not have completely
 */
export type SignOutReason = 'unkept' | 'recording' | 'unsaved' | 'sound' | 'upload';

export interface SignOutParts {
  services: Pick<
    AppServices,
    'deviceStorage' | 'dictationStatus' | 'leaveGuards' | 'uploadFacts' | 'userScope'
  >;
  userId: Id;
  /** Asks the user. */
  ask: (reason: SignOutReason) => void;
  signOut: () => void;
  /** Deletes the texts of the user from this device, and signs out. */
  deleteAndSignOut: () => Promise<void>;
}

/** The longest wait for the search for unsaved text, in ms: a slow device that answers later keeps its copies. */
const searchLimit = 3_000;

/**
 * Signs out, or asks first; values of a form that are not saved come before everything else.
 * Where the server has everything, the copies on this device are deleted.
 */
export function requestSignOut(parts: SignOutParts): void {
  const target = { pathname: paths.signIn, search: '' };
  parts.services.leaveGuards.leave(target, () => void signOutOrAsk(parts));
}

async function signOutOrAsk(parts: SignOutParts): Promise<void> {
  const { services, userId, ask, signOut, deleteAndSignOut } = parts;
  const { deviceStorage, dictationStatus, uploadFacts, userScope } = services;
  const { recording, unkept: isDictationUnkept } = dictationStatus.read();
  const unkept = isDictationUnkept || userScope(userId).keep(createUnkeptTexts).holds();
  if (unkept || recording) {
    ask(unkept ? 'unkept' : 'recording');
    return;
  }
  const unsaved = deviceStorage(userId).then(findUnsaved);
  const timeout = new Promise<null>((resolve) => {
    setTimeout(resolve, searchLimit, null);
  });
  const answer = await Promise.race([unsaved, timeout]).catch(() => null);
  const isNothingFound = answer === 'nothing' || answer === null;
  // A file of this page is known also where the storage does not answer.
  const found = isNothingFound && uploadFacts.read().unsent > 0 ? 'upload' : answer;
  if (found === 'unsaved' || found === 'sound' || found === 'upload') {
    ask(found);
  } else if (found === 'nothing') {
    await deleteAndSignOut().catch(signOut);
  } else {
    // The storage does not answer, and nothing is open that is not stored.
    signOut();
  }
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
