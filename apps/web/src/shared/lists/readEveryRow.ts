import type { Failure, Outcome } from '@nevisa/api/types';
import type { ListQuery } from './address/listAddress.ts';
import { readPages, type RowPage } from './readPages.ts';

export interface EveryRow<Row> {
  readonly rows: readonly Row[];
  /** Why the later pages are missing; null when all rows are there. */
  readonly failure: Failure | null;
}

/**
 * All results of a list, page by page, as of the moment of the first page.
 *
 * @param onProgress called after each page with the number of rows and that of the results
 */
export async function readEveryRow<Row extends { readonly id: unknown }>(
  list: ListQuery,
  ask: (query: ListQuery) => Promise<Outcome<RowPage & { readonly results: readonly Row[] }>>,
  onProgress: (read: number, count: number) => void = () => undefined,
): Promise<EveryRow<Row>> {
  const rows = new Map<string, Row>();
  const pages = readPages(ask, list);
  for (;;) {
    const { done, value } = await pages.next();
    if (done === true) {
      return { rows: [...rows.values()], failure: value };
    }
    for (const row of value.results) {
      rows.set(String(row.id), row);
    }
    onProgress(rows.size, value.count);
  }
}
