import type { Client } from '@nevisa/api';
import type { Failure, Id, Outcome, WholeConversation } from '@nevisa/api/types';
import type { SavedRevision } from '@nevisa/machines';
import { addWords, type TranscriptDocument } from '@nevisa/transcript';
import { createQuietMoments, waitUntilIdle } from './quietMoments.ts';

export type ConversationClient = Pick<
  Client,
  | 'listHistory'
  | 'patchHistory'
  | 'restoreHistoryVersion'
  | 'retrieveHistory'
  | 'retrieveHistoryWords'
>;

/** The words of so many seconds are one call: about 20 kB each ten minutes of speech. */
const wordsPart = 600;

/** The revision of an answer. */
export function toRevision({
  revision,
  title,
  speakers,
  segments,
}: Pick<WholeConversation, 'revision' | 'title' | 'speakers' | 'segments'>): SavedRevision {
  return { revision, text: { title, speakers, segments } };
}

/** The newest revision, without its words: a fifth of the whole answer. */
export function loadWhole(
  client: ConversationClient,
  id: Id,
  signal: AbortSignal,
): Promise<Outcome<WholeConversation>> {
  return client.retrieveHistory({ id, words: 0 }, { signal });
}

/**
 * Adds the words to an open document, part by part; ends at the first part that fails. Words that
 * come while the page shows the text in steps would show all the rest of it in one task, and the
 * parts of a long text one after the other would leave no time for a key: each further one waits
 * for a quiet moment.
 */
export async function loadWords(
  client: ConversationClient,
  id: Id,
  document: TranscriptDocument,
  signal: AbortSignal,
): Promise<Outcome<null>> {
  const end = Math.max(0, ...document.recognised.list().map((segment) => segment.end ?? 0));
  const quiet = createQuietMoments(document);
  try {
    for (let from = 0; from < end || from === 0; from += wordsPart) {
      // Most texts have one part, which marks the uncertain words: it waits for no rest.
      await (from === 0 ? waitUntilIdle() : quiet.wait());
      const part = { id, from, to: from + wordsPart };
      const outcome = await client.retrieveHistoryWords(part, { signal });
      if (!outcome.ok) {
        return outcome;
      }
      addWords(document, outcome.answer);
    }
  } finally {
    quiet.stop();
  }
  return { ok: true, answer: null };
}

/** A call that is not made, because texts stay on this device (R of «نگهداری متن‌ها و صداها»). */
export const savingOff = {
  kind: 'refused',
  status: 403,
  code: 'saving_off',
  texts: [],
  retryAfter: null,
} as const satisfies Failure;
