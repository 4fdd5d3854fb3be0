import type { QueuedRevision } from '@nevisa/api/types';
import type { MemberScope } from '../../app/userScope.ts';
import { importChunk } from '../../shared/late/importChunk.ts';
import { log } from '../../shared/log.ts';
import type { WorkspacePorts } from '../dictation/workspace/openWorkspace.ts';

/**
 * Hands a revision that the device has to the save queue of the user, which may have read the
 * device before. Without its code the next visit sends it.
 */
export async function sendQueued(
  scope: Pick<MemberScope<WorkspacePorts>, 'keep'>,
  revision: QueuedRevision,
): Promise<void> {
  try {
    const { openWorkspace } = await importChunk(
      () => import('../dictation/workspace/openWorkspace.ts'),
    );
    scope.keep(openWorkspace).sync.send({ type: 'revision.added', revision });
  } catch {
    log('a copy waits for the next visit', { kind: 'network' });
  }
}
