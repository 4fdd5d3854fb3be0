import type { User } from '@nevisa/api/types';
import type { DictationWorkspace } from '../features/dictation/workspace/createDictationWorkspace.ts';
import { importChunk } from '../shared/late/importChunk.ts';
import type { AppServices } from './appServices.ts';

/**
 * Opens the workspace of a user on a page that does without its code at first.
 *
 * @throws TypeError when the code could not be loaded twice.
 */
export async function openUserWorkspace(
  services: AppServices,
  { id }: Pick<User, 'id'>,
): Promise<DictationWorkspace> {
  const { openWorkspace } = await importChunk(
    () => import('../features/dictation/workspace/openWorkspace.ts'),
  );
  return services.userScope(id).keep(openWorkspace);
}
