import type { User } from '@nevisa/api/types';
import type { UserScope } from '../../app/userScope.ts';
import { importChunk } from '../../shared/late/importChunk.ts';
import type { SoundKeeping, SoundPorts } from './createSoundKeeping.ts';

/**
 * Opens the sounds of a user on a page that does without their code at first.
 *
 * @throws ChunkError when the code could not be loaded twice
 */
export async function openSoundKeeping(
  { userScope }: { userScope: (userId: User['id']) => UserScope<SoundPorts> },
  { id }: Pick<User, 'id'>,
): Promise<SoundKeeping> {
  const { createSoundKeeping } = await importChunk(() => import('./createSoundKeeping.ts'));
  return userScope(id).get(createSoundKeeping);
}
