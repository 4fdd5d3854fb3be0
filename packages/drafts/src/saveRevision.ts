import { type Client, readConflict } from '@nevisa/api';
import type {
  Outcome,
  QueuedRevision,
  SavedConversation,
  SavedPlace,
  SaveOutcome,
  Speaker,
  WholeConversation,
} from '@nevisa/api/types';

/** The API calls that saving needs. */
export type History = Pick<Client, 'createHistory' | 'retrieveHistory' | 'updateHistory'>;

type SavedText = Pick<WholeConversation, 'id' | 'revision' | 'title' | 'text'>;

/**
 * Creates or updates the conversation of a revision.
 *
 * A revision may be saved again after a lost answer or a killed browser: equal
 * text on the server is no conflict, and a conversation that was created from
 * an older text is updated. Where the server does not answer with the text, it is asked for it.
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
  const stored = await readText(history, created.answer, signal);
  if (!stored.ok) {
    return stored;
  }
  const isStored =
    stored.answer.revision === created.answer.revision && hasSameText(stored.answer, queued);
  return isStored
    ? { ok: true, answer: toPlace(created.answer) }
    : update(history, queued, toPlace(created.answer), signal);
}

/** The text that the server has: of its answer, or else asked for. */
async function readText(
  history: History,
  saved: SavedConversation,
  signal: AbortSignal,
): Promise<Outcome<SavedText>> {
  const { id, revision, title, text } = saved;
  return text === undefined
    ? history.retrieveHistory({ id, words: 0 }, { signal })
    : { ok: true, answer: { id, revision, title, text } };
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
  const stored = await readText(history, current, signal);
  if (!stored.ok) {
    return stored;
  }
  return hasSameText(stored.answer, queued)
    ? { ok: true, answer: toPlace(stored.answer) }
    : { ...updated, current: toPlace(stored.answer) };
}

/** The server refuses a segment whose speaker it does not know. */
function listSpeakers({ speakers }: QueuedRevision): { speakers?: Speaker[] } {
  return speakers === undefined ? {} : { speakers: [...speakers] };
}

function hasSameText(conversation: SavedText, { title, text }: QueuedRevision): boolean {
  return conversation.title === title && conversation.text === text;
}

function toPlace({ id, revision }: Pick<SavedText, 'id' | 'revision'>): SavedPlace {
  return { historyId: id, revision };
}
