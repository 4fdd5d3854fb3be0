import type { Client } from '@nevisa/api';
import type { Failure, Id, Outcome, WholeConversation } from '@nevisa/api/types';
import type { SavedRevision } from '@nevisa/machines';
import { addWords, type TranscriptDocument } from '@nevisa/transcript';
import { runWhenIdle } from '../../shared/runWhenIdle.ts';

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
/** How long the words wait for a busy browser, in ms. */
const longestWait = 2_000;

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
 * come while the page shows the text in steps would show all the rest of it in one task.
 */
export async function loadWords(
  client: ConversationClient,
  id: Id,
  document: TranscriptDocument,
  signal: AbortSignal,
): Promise<Outcome<null>> {
  await new Promise<void>((resolve) => {
    runWhenIdle(resolve, longestWait);
  });
  const end = Math.max(0, ...document.recognised.list().map((segment) => segment.end ?? 0));
  for (let from = 0; from < end || from === 0; from += wordsPart) {
    const outcome = await client.retrieveHistoryWords(
      { id, from, to: from + wordsPart },
      { signal },
    );
    if (!outcome.ok) {
      return outcome;
    }
    addWords(document, outcome.answer);
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
