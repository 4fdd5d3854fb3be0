import type { Client } from '@nevisa/api';
import type { Id } from '@nevisa/api/types';
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
  /** Documents that are open, here or in another tab: nothing of them is deleted. */
  readonly open: ReadonlySet<string>;
}

/** How many conversations one call may name. */
const mostIds = 100;

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
  open,
}: SweepOptions): Promise<void> {
  const closed = (await sounds.list()).filter(
    ({ documentId, isDone }) => isDone && !open.has(documentId),
  );
  const isOver = ({ recordedAt }: KeptSound) => isSoundOver(recordedAt, days, now);
  const kept = closed.filter((sound) => !isOver(sound) && sound.isSent);
  const gone = client === null ? new Set<string>() : await findGone(client, kept);
  const isGone = ({ conversationId }: KeptSound) => gone.has(String(conversationId));
  for (const { documentId } of [...closed.filter(isOver), ...kept.filter(isGone)]) {
    await sounds.remove(documentId);
  }
  await sounds.removeOrphans();
}

/** The ids of the conversations that the server does not have any more; none where it does not say so clearly. */
async function findGone(
  client: Pick<Client, 'listHistory'>,
  kept: readonly KeptSound[],
): Promise<ReadonlySet<string>> {
  const ids = kept.flatMap(({ conversationId: id }) => (id === null ? [] : [id]));
  const gone = new Set<string>();
  for (let from = 0; from < ids.length; from += mostIds) {
    const asked = ids.slice(from, from + mostIds);
    const found = await listFound(client, asked);
    if (found === null) {
      return new Set();
    }
    asked.filter((id) => !found.has(String(id))).forEach((id) => gone.add(String(id)));
  }
  return gone;
}

async function listFound(
  client: Pick<Client, 'listHistory'>,
  ids: readonly Id[],
): Promise<ReadonlySet<string> | null> {
  const outcome = await client.listHistory({ ids: [...ids], page: 1, page_size: 100 });
  // A row that cannot be read is left out of the answer, and its conversation is not gone.
  return outcome.ok && outcome.answer.count === outcome.answer.results.length
    ? new Set(outcome.answer.results.map(({ id }) => String(id)))
    : null;
}
