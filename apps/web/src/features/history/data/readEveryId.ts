import type { Client } from '@nevisa/api';
import type { Failure, HistoryQuery, Id } from '@nevisa/api/types';
import type { ListQuery } from '../../../shared/lists/address/listAddress.ts';

export interface EveryId {
  readonly ids: readonly Id[];
  /** Why the later pages are missing; null when all ids are there. */
  readonly failure: Failure | null;
}

/**
 * The ids of all results of a list, page by page, as of the moment of the first page.
 *
 * @param onProgress called after each page with the number of ids and that of the results
 */
export async function readEveryId(
  client: Pick<Client, 'listHistory'>,
  list: ListQuery,
  onProgress: (read: number, count: number) => void = () => undefined,
): Promise<EveryId> {
  const ids = new Map<string, Id>();
  for (let page = 1, asOf: string | null = null; ; page += 1) {
    const query = { ...list, page, page_size: 100, ...(asOf !== null && { as_of: asOf }) };
    const outcome = await client.listHistory(query as HistoryQuery);
    if (!outcome.ok) {
      return { ids: [...ids.values()], failure: outcome.failure };
    }
    const { results, count } = outcome.answer;
    for (const { id } of results) {
      ids.set(String(id), id);
    }
    asOf ??= outcome.answer.as_of;
    onProgress(ids.size, count);
    // A row that could not be read is in no page, so the pages end it, not the number of ids.
    if (page * 100 >= count) {
      return { ids: [...ids.values()], failure: null };
    }
  }
}
