import { type Client, readConflict } from '@nevisa/api';
import type { Conversation, Id, Outcome, SavedConversation } from '@nevisa/api/types';
import type { BulkOutcome, BulkRequest, RenamedRow, RenameOutcome } from '@nevisa/machines';
import { callInParts } from '../../../shared/lists/callInParts.ts';

/** The calls of the list, as the machine and the toggles ask for them. */

export type HistoryClient = Pick<
  Client,
  'deleteAllHistory' | 'deleteHistory' | 'deleteHistoryForever' | 'patchHistory' | 'restoreHistory'
>;

/** How many rows one call may name. */
const mostIds = 1_000;

/** What a person has done is sent also when they close the page at once. */
const outlivesPage = { keepalive: true };

/** Half of what all requests that outlive a page may send, in letters of ids: the last patch of a text is one of them (T-44). */
const longestIds = 32_768;

/** Carries out a bulk; a longer one than a call may have in several. */
export async function carryOutBulk(
  client: HistoryClient,
  { action, ids }: BulkRequest,
): Promise<BulkOutcome> {
  if (action === 'deleteAll') {
    const outcome = await client.deleteAllHistory(undefined, outlivesPage);
    return outcome.ok ? { ok: true, answer: { done: ids, failed: [] } } : outcome;
  }
  const call = {
    trash: 'deleteHistory',
    restore: 'restoreHistory',
    deleteForever: 'deleteHistoryForever',
  } as const;
  return callInParts(ids, mostIds, (part) =>
    client[call[action]]({ ids: part }, { keepalive: JSON.stringify(part).length <= longestIds }),
  );
}

/**
 * Saves a title over the revision that the person saw. A row that has this title already is saved:
 * the answer of an earlier try was lost.
 */
export async function saveTitle(client: HistoryClient, row: RenamedRow): Promise<RenameOutcome> {
  const { id, title, revision } = row;
  const outcome = await client.patchHistory(
    { id, revision, client_id: crypto.randomUUID(), title, changes: [] },
    outlivesPage,
  );
  if (outcome.ok) {
    return { ok: true, answer: { ...row, revision: outcome.answer.revision } };
  }
  const conflict = readConflict(outcome.failure);
  if (conflict === null) {
    return outcome;
  }
  const current = { id, title: conflict.title, revision: conflict.revision };
  return current.title === title ? { ok: true, answer: current } : { ...outcome, current };
}

/** Saves the star; a row that another person has changed keeps the other fields of theirs. */
export async function saveStar(
  client: HistoryClient,
  { id, revision }: Pick<Conversation, 'id' | 'revision'>,
  starred: boolean,
): Promise<{ revision: number } | null> {
  const send = (seen: number) =>
    client.patchHistory(
      {
        id,
        revision: seen,
        client_id: crypto.randomUUID(),
        is_starred: starred,
        changes: [],
      },
      outlivesPage,
    );
  const first = await send(revision);
  const current = first.ok ? null : readConflict(first.failure);
  const outcome = current === null ? first : await send(current.revision);
  return outcome.ok ? { revision: outcome.answer.revision } : null;
}

/**
 * Copies a text as a new conversation, without its sound.
 *
 * @param clientId the id of the copy: the same one makes it once
 */
export async function duplicateText(
  client: Pick<Client, 'createHistory' | 'retrieveHistory'>,
  id: Id,
  {
    clientId,
    nameCopy,
    now,
  }: { clientId: string; nameCopy: (title: string) => string; now: number },
): Promise<Outcome<SavedConversation>> {
  const outcome = await client.retrieveHistory({ id, words: 1 });
  if (!outcome.ok) {
    return outcome;
  }
  const { title, text, segments, speakers, duration } = outcome.answer;
  return client.createHistory({
    client_id: clientId,
    title: nameCopy(title),
    text,
    segments,
    speakers,
    duration,
    source: 'LIVE',
    created_at: new Date(now).toISOString(),
  });
}
