import type { Failure, Outcome } from '@nevisa/api/types';
import type { ListQuery } from './address/listAddress.ts';

export interface EveryRow<Row> {
  readonly rows: readonly Row[];
  /** Why the later pages are missing; null when all rows are there. */
  readonly failure: Failure | null;
}

/** A page as the server answers it. */
interface RowPage<Row> {
  readonly count: number;
  readonly results: readonly Row[];
  readonly as_of: string | null;
}

/** The rows of a page, as every list of the server allows. */
const rowsPerPage = 100;

/**
 * All results of a list, page by page, as of the moment of the first page.
 *
 * @param onProgress called after each page with the number of rows and that of the results
 */
export async function readEveryRow<Row extends { readonly id: unknown }>(
  list: ListQuery,
  ask: (query: ListQuery) => Promise<Outcome<RowPage<Row>>>,
  onProgress: (read: number, count: number) => void = () => undefined,
): Promise<EveryRow<Row>> {
  const rows = new Map<string, Row>();
  for (let page = 1, asOf: string | null = null; ; page += 1) {
    const query = { ...list, page, page_size: rowsPerPage, ...(asOf !== null && { as_of: asOf }) };
    const outcome = await ask(query);
    if (!outcome.ok) {
      return { rows: [...rows.values()], failure: outcome.failure };
    }
    const { results, count } = outcome.answer;
    for (const row of results) {
      rows.set(String(row.id), row);
    }
    asOf ??= outcome.answer.as_of;
    onProgress(rows.size, count);
    // A row that could not be read is in no page, so the pages end it, not the number of rows.
    if (page * rowsPerPage >= count) {
      return { rows: [...rows.values()], failure: null };
    }
  }
}
