import { type Client, wholeConversationSchema } from '@nevisa/api';
import type { Failure, WholeConversation } from '@nevisa/api/types';
import type { QueuedRevision, SavedPlace, SaveOutcome } from '@nevisa/machines';
import * as v from 'valibot';

/** The calls of the history that saving needs. */
export type History = Pick<Client, 'createHistory' | 'updateHistory'>;

/**
 * Brings a document to the history as it is: makes it, or changes it.
 *
 * The same piece may come again, because its answer was lost or the browser was
 * killed: what the history has already is no conflict, and a document that was
 * made of an older text is changed from there.
 */
export async function savePiece(
  history: History,
  piece: QueuedRevision,
  signal: AbortSignal,
): Promise<SaveOutcome> {
  if (piece.historyId !== null && piece.revision !== null) {
    const { historyId, revision } = piece;
    return changeTo(history, piece, { historyId, revision }, signal);
  }
  const made = await history.createHistory(
    {
      client_id: piece.documentId,
      title: piece.title,
      text: piece.text,
      segments: [...piece.segments],
      duration: Math.round(piece.duration),
      source: 'LIVE',
      created_at: piece.createdAt,
    },
    { signal },
  );
  if (!made.ok) {
    return made;
  }
  return isSame(made.answer, piece)
    ? { ok: true, answer: placeOf(made.answer) }
    : changeTo(history, piece, placeOf(made.answer), signal);
}

async function changeTo(
  history: History,
  piece: QueuedRevision,
  { historyId: id, revision }: SavedPlace,
  signal: AbortSignal,
): Promise<SaveOutcome> {
  const { title, text, segments } = piece;
  const changed = await history.updateHistory(
    { id, revision, title, text, segments: [...segments] },
    { signal },
  );
  if (changed.ok) {
    return { ok: true, answer: placeOf(changed.answer) };
  }
  const current = currentIn(changed.failure);
  if (current === null) {
    return changed;
  }
  return isSame(current, piece)
    ? { ok: true, answer: placeOf(current) }
    : { ...changed, current: placeOf(current) };
}

function currentIn(failure: Failure): WholeConversation | null {
  if (failure.kind !== 'refused' || failure.code !== 'revision_conflict') {
    return null;
  }
  const current = v.safeParse(wholeConversationSchema, failure.current);
  return current.success ? current.output : null;
}

function isSame(conversation: WholeConversation, { title, text }: QueuedRevision): boolean {
  return conversation.title === title && conversation.text === text;
}

function placeOf({ id, revision }: WholeConversation): SavedPlace {
  return { historyId: id, revision };
}
