import type { Id } from '@nevisa/api/types';
import type { Client } from '@nevisa/api';
import { findGone } from '../history/data/findGone.ts';
import type { KeptSound, KeptSounds } from './keptSounds.ts';
import { isSoundOver } from './soundDays.ts';

export interface SweepOptions {
  readonly sounds: KeptSounds;
  /** Null where no call may be made, because the person keeps texts on this device. */
  readonly client: Pick<Client, 'listHistory'> | null;
  /** Days after which sounds are deleted; null keeps them. */
  readonly days: number | null;
  /** In ms since 1970. */
  readonly now: number;
  /** Lists the documents that are open, here or in another tab: nothing of them is deleted. */
  readonly listOpen: () => Promise<ReadonlySet<string>>;
}

/**
 * Deletes the sounds of this device whose chosen days are over, and those that the server has and
 * whose conversation was deleted for ever on another device. One that is not sent is deleted by
 * its days only.
 */
export async function sweepSounds({
  sounds,
  client,
  days,
  now,
  listOpen,
}: SweepOptions): Promise<void> {
  const open = await listOpen();
  const closed = (await sounds.list()).filter(
    ({ documentId, isDone }) => isDone && !open.has(documentId),
  );
  const isOver = ({ recordedAt }: KeptSound) => isSoundOver(recordedAt, days, now);
  const kept = closed.filter((sound) => !isOver(sound) && sound.isSent);
  const gone = client === null ? new Set<string>() : await findGone(client, listIds(kept));
  const isGone = ({ conversationId }: KeptSound) => gone.has(String(conversationId));
  for (const { documentId } of [...closed.filter(isOver), ...kept.filter(isGone)]) {
    // One that was opened during the calls may be recorded further.
    if (!(await listOpen()).has(documentId)) {
      await sounds.remove(documentId);
    }
  }
  await sounds.removeOrphans();
}

function listIds(sounds: readonly KeptSound[]): Id[] {
  return sounds.flatMap(({ conversationId: id }) => (id === null ? [] : [id]));
}
