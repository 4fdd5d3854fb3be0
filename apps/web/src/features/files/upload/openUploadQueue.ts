import type { User } from '@nevisa/api/types';
import type { UserScope } from '../../../app/userScope.ts';
import { importChunk } from '../../../shared/late/importChunk.ts';
import type { UploadPorts, UploadQueue } from './createUploadQueue.ts';

/**
 * Opens the uploads of a user on a page that does without their code at first.
 *
 * @throws ChunkError when the code could not be loaded twice
 */
export async function openUploadQueue(
  { userScope }: { userScope: (userId: User['id']) => UserScope<UploadPorts> },
  { id }: Pick<User, 'id'>,
): Promise<UploadQueue> {
  const { createUploadQueue } = await importChunk(() => import('./createUploadQueue.ts'));
  return userScope(id).keep(createUploadQueue);
}
