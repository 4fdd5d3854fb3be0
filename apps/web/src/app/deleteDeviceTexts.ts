import type { Id } from '@nevisa/api/types';
import type { AppServices } from './appServices.ts';
import { createOtherTabs } from './otherTabs.ts';

type Services = Pick<
  AppServices,
  'deviceStorage' | 'edited' | 'forgetUser' | 'sounds' | 'uploads' | 'userScope' | 'waiting'
>;

/**
 * Deletes all texts and recordings of a user from this device by their key, and ends what runs for
 * the user in every tab. A device that refuses the deletion ends nothing: every page goes on.
 *
 * @throws DraftStorageError when the device could not delete the key
 */
export async function deleteDeviceTexts(
  { deviceStorage, edited, forgetUser, sounds, uploads, userScope, waiting }: Services,
  userId: Id,
): Promise<void> {
  const storage = await deviceStorage(userId);
  await storage.destroyKey();
  const scope = userScope(userId);
  const otherTabs = scope.keep(createOtherTabs);
  await Promise.all([scope.end(), otherTabs.end()]);
  // What the pages wrote until their end has a new key.
  const isGone = await storage.destroy().then(
    () => true,
    () => false,
  );
  otherTabs.tellDeleted();
  forgetUser();
  // A remainder stays marked, so that the next visit of this user finds it.
  if (isGone) {
    [waiting, edited, sounds, uploads].forEach((flag) => flag.set(String(userId), false));
  }
}
