import type { Client } from '@nevisa/api';
import type { Conversation, HistoryQuery, Id } from '@nevisa/api/types';
import type { JobsOutcome, JobState } from '@nevisa/machines';

/** How many conversations one call may name. */
const mostIds = 100 satisfies HistoryQuery['page_size'];

/** Asks how far conversions are, in as many calls as their number needs; the first failure is the outcome. */
export async function askJobs(
  client: Pick<Client, 'listHistory'>,
  ids: readonly Id[],
  signal: AbortSignal,
): Promise<JobsOutcome> {
  const answer: JobState[] = [];
  const unread: Id[] = [];
  for (let from = 0; from < ids.length; from += mostIds) {
    const asked = ids.slice(from, from + mostIds);
    const outcome = await client.listHistory(
      { ids: asked, page: 1, page_size: mostIds },
      { signal },
    );
    if (!outcome.ok) {
      return outcome;
    }
    const { results, count } = outcome.answer;
    answer.push(...results.map(toJob));
    // A row that cannot be read is left out of the answer, and its job is not lost.
    if (count !== results.length) {
      const answered = new Set(results.map(({ id }) => String(id)));
      unread.push(...asked.filter((id) => !answered.has(String(id))));
    }
  }
  return { ok: true, answer, unread };
}

/** The state of a conversion as the machine reads it. */
export function toJob({ id, status, progress }: Conversation): JobState {
  return { id, status, progress };
}
