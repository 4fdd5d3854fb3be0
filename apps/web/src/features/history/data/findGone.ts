import type { Client } from '@nevisa/api';
import type { Id } from '@nevisa/api/types';

/** How many conversations one call may name. */
const mostIds = 100;

/**
 * The ids, as text, of the conversations that the server does not have any more; none where it does not say so clearly.
 */
export async function findGone(
  client: Pick<Client, 'listHistory'>,
  ids: readonly Id[],
): Promise<ReadonlySet<string>> {
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
  if (!outcome.ok) {
    return null;
  }
  const { count, results } = outcome.answer;
  const found = results.map(({ id }) => String(id));
  const asked = new Set(ids.map(String));
  // A row that cannot be read is left out of the answer, and its conversation is not gone. A server that does not
  // know the filter answers with others.
  return count === results.length && found.every((id) => asked.has(id)) ? new Set(found) : null;
}
