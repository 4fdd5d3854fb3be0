import type { User } from '@nevisa/api/types';
import type { AppServices } from '../../app/appServices.ts';
import { importChunk } from '../../shared/late/importChunk.ts';
import type { SoundKeeping } from './createSoundKeeping.ts';

/**
 * Opens the sounds of a user on a page that does without their code at first.
 *
 * @throws ChunkError when the code could not be loaded twice
 */
export async function openSoundKeeping(
  services: AppServices,
  { id }: Pick<User, 'id'>,
): Promise<SoundKeeping> {
  const { createSoundKeeping } = await importChunk(() => import('./createSoundKeeping.ts'));
  return services.userScope(id).get(createSoundKeeping);
}
