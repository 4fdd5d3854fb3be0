import type { AppServices } from '../../../app/appServices.ts';
import { openUserWorkspace } from '../../../app/openUserWorkspace.ts';
import type { DeviceText } from './deviceTexts.ts';

/** Lists the texts of a user on this device that have or may have a word; the workspace is only opened for a device with texts. */
export async function listDeviceTexts(
  services: AppServices,
  userId: string,
): Promise<readonly DeviceText[]> {
  const storage = await services.deviceStorage(userId);
  if (!(await storage.hasTexts())) {
    return [];
  }
  const { texts } = await openUserWorkspace(services, { id: userId });
  return (await texts.list()).filter(({ words, isPartial }) => words > 0 || isPartial);
}
