import type { Id } from '@nevisa/api/types';
import type { AppServices } from './appServices.ts';

type Services = Pick<
  AppServices,
  'deviceStorage' | 'edited' | 'forgetUser' | 'sounds' | 'uploads' | 'userScope' | 'waiting'
>;

/**
 * Ends what runs for a user, and deletes all texts and recordings of the user from this device by
 * their key.
 *
 * @throws DraftStorageError when the device could not delete the key
 */
export async function deleteDeviceTexts(
  { deviceStorage, edited, forgetUser, sounds, uploads, userScope, waiting }: Services,
  userId: Id,
): Promise<void> {
  await userScope(userId).end();
  await (await deviceStorage(userId)).destroy();
  forgetUser();
  waiting.set(String(userId), false);
  edited.set(String(userId), false);
  sounds.set(String(userId), false);
  uploads.set(String(userId), false);
}
