import type { Id } from '@nevisa/api/types';
import type { UserScope } from '../../app/userScope.ts';
import type { UserFlag } from '../dictation/workspace/userFlag.ts';
import type { SoundPorts } from './createSoundKeeping.ts';
import { openSoundKeeping } from './openSoundKeeping.ts';

export interface SoundOwners {
  /** Marks the users who have sounds on this device. */
  readonly sounds: Pick<UserFlag, 'isSet'>;
  readonly userScope: (userId: Id) => UserScope<SoundPorts>;
}

/** The conversations are deleted for ever: the sounds that this device has of them go, too. */
export function forgetSounds(
  owners: SoundOwners,
  userId: string,
  conversationIds: readonly Id[],
): void {
  if (owners.sounds.isSet(userId)) {
    openSoundKeeping(owners, { id: userId })
      .then((sounds) => sounds.forget(conversationIds))
      .catch(() => undefined);
  }
}
