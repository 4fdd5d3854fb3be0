import { type Client, wholeConversationSchema } from '@nevisa/api';
import type {
  Failure,
  QueuedRevision,
  SavedPlace,
  SaveOutcome,
  Speaker,
  WholeConversation,
} from '@nevisa/api/types';
import * as v from 'valibot';

/** The API calls that saving needs. */
export type History = Pick<Client, 'createHistory' | 'updateHistory'>;

/**
 * Creates or updates the conversation of a revision.
 *
 * A revision may be saved again after a lost answer or a killed browser: equal
 * text on the server is no conflict, and a conversation that was created from
 * an older text is updated.
 */
export async function saveRevision(
  history: History,
  queued: QueuedRevision,
  signal: AbortSignal,
): Promise<SaveOutcome> {
  const { historyId, revision, documentId, createdAt, title, text } = queued;
  if (historyId !== null && revision !== null) {
    return update(history, queued, { historyId, revision }, signal);
  }
  const created = await history.createHistory(
    {
      client_id: documentId,
      title,
      text,
      segments: [...queued.segments],
      ...listSpeakers(queued),
      duration: Math.round(queued.duration),
      source: 'LIVE',
      created_at: createdAt,
    },
    { signal },
  );
  if (!created.ok) {
    return created;
  }
  return hasSameText(created.answer, queued)
    ? { ok: true, answer: toPlace(created.answer) }
    : update(history, queued, toPlace(created.answer), signal);
}

async function update(
  history: History,
  queued: QueuedRevision,
  { historyId: id, revision }: SavedPlace,
  signal: AbortSignal,
): Promise<SaveOutcome> {
  const { title, text, segments } = queued;
  const updated = await history.updateHistory(
    { id, revision, title, text, segments: [...segments], ...listSpeakers(queued) },
    { signal },
  );
  if (updated.ok) {
    return { ok: true, answer: toPlace(updated.answer) };
  }
  const current = readConflict(updated.failure);
  if (current === null) {
    return updated;
  }
  return hasSameText(current, queued)
    ? { ok: true, answer: toPlace(current) }
    : { ...updated, current: toPlace(current) };
}

/** The server refuses a segment whose speaker it does not know. */
function listSpeakers({ speakers }: QueuedRevision): { speakers?: Speaker[] } {
  return speakers === undefined ? {} : { speakers: [...speakers] };
}

function readConflict(failure: Failure): WholeConversation | null {
  if (failure.kind !== 'refused' || failure.code !== 'revision_conflict') {
    return null;
  }
  const current = v.safeParse(wholeConversationSchema, failure.current);
  return current.success ? current.output : null;
}

function hasSameText(conversation: WholeConversation, { title, text }: QueuedRevision): boolean {
  return conversation.title === title && conversation.text === text;
}

function toPlace({ id, revision }: WholeConversation): SavedPlace {
  return { historyId: id, revision };
}
