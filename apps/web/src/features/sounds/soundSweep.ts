import type { Id } from '@nevisa/api/types';
import type { Client } from '@nevisa/api';
import { createListMoments } from '../../shared/lists/listMoments.ts';
import type { ServerClock } from '../../shared/lists/serverClock.ts';
import { findGone } from '../history/data/findGone.ts';
import type { KeptSound, KeptSounds } from './keptSounds.ts';
import { isSoundOver, readSoundTime } from './soundDays.ts';

export interface SweepOptions {
  readonly sounds: KeptSounds;
  /** Null without a session. */
  readonly client: Pick<Client, 'listHistory'> | null;
  /** Whether the server may be asked for conversations: not where the person keeps texts on this device (S11). */
  readonly mayNameTexts: boolean;
  /** Days after which sounds are deleted; null keeps them. */
  readonly days: number | null;
  readonly clock: Pick<ServerClock, 'now' | 'isKnown' | 'set'>;
  /** Lists the documents that are open, here or in another tab: nothing of them is deleted. */
  readonly listOpen: () => Promise<ReadonlySet<string>>;
}

/**
 * Deletes the sounds of this device whose chosen days are over, and those that the server has and
 * whose conversation was deleted for ever on another device. One that is not sent is deleted by
 * its days only. Resolves to false where days may be over and the time of the server is unknown:
 * then none is deleted by its days.
 */
export async function sweepSounds(options: SweepOptions): Promise<boolean> {
  const { sounds, client, mayNameTexts, days, clock, listOpen } = options;
  const open = await listOpen();
  const closed = (await sounds.list()).filter(
    ({ documentId, isDone }) => isDone && !open.has(documentId),
  );
  const isOver = ({ recordedAt }: KeptSound) => isSoundOver(recordedAt, days, readSoundTime(clock));
  const isTimed = !closed.some(isOver) || (await askTime(options));
  const over = isTimed ? closed.filter(isOver) : [];
  const kept = closed.filter((sound) => !isOver(sound) && sound.isSent);
  const gone =
    client === null || !mayNameTexts ? new Set<string>() : await findGone(client, listIds(kept));
  const isGone = ({ conversationId }: KeptSound) => gone.has(String(conversationId));
  for (const { documentId } of [...over, ...kept.filter(isGone)]) {
    // One that was opened during the calls may be recorded further.
    if (!(await listOpen()).has(documentId)) {
      await sounds.remove(documentId);
    }
  }
  await sounds.removeOrphans();
  return isTimed;
}

/**
 * Asks for the time of the server, unless an answer of this visit had it; the question has nothing
 * of the device. Resolves to whether the time is known.
 */
async function askTime({ client, clock }: SweepOptions): Promise<boolean> {
  if (!clock.isKnown() && client !== null) {
    const page = { page: 1 };
    await createListMoments(clock.set)(page, () => client.listHistory(page));
  }
  return clock.isKnown();
}

function listIds(sounds: readonly KeptSound[]): Id[] {
  return sounds.flatMap(({ conversationId: id }) => (id === null ? [] : [id]));
}
