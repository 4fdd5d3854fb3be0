import type { Client } from '@nevisa/api';
import type { Failure, Id } from '@nevisa/api/types';
import type { ListQuery } from '../../../shared/lists/address/listAddress.ts';
import { readEveryRow } from '../../../shared/lists/readEveryRow.ts';

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
  onProgress?: (read: number, count: number) => void,
): Promise<EveryId> {
  const ask = (query: ListQuery) => client.listHistory(query);
  const { rows, failure } = await readEveryRow(list, ask, onProgress);
  return { ids: rows.map(({ id }) => id), failure };
}
