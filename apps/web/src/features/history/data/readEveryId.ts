import type { Client } from '@nevisa/api';
import type { Failure, Id } from '@nevisa/api/types';
import type { ListQuery } from '../../../shared/lists/address/listAddress.ts';
import { historyPages } from './historyPages.ts';

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
  const pages = historyPages((query) => client.listHistory(query), list);
  for (;;) {
    const page = await pages.next();
    if (page.done === true) {
      return { ids: [...ids.values()], failure: page.value };
    }
    for (const { id } of page.value.results) {
      ids.set(String(id), id);
    }
    onProgress(ids.size, page.value.count);
  }
}
