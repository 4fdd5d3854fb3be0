import type { Failure, Outcome } from '@nevisa/api/types';
import type { ListQuery } from './address/listAddress.ts';

/** A page of a list, as the server answers it. */
export interface RowPage {
  readonly count: number;
  readonly as_of: string | null;
}

/** The most rows of a page that the server allows. */
const rowsPerPage = 100;

/**
 * The pages of a list, one after another, as of the moment of the first page: rows that arrive
 * meanwhile shift nothing.
 *
 * @returns at the end, why the later pages are missing; null when there are none
 */
export async function* readPages<Page extends RowPage>(
  ask: (query: ListQuery) => Promise<Outcome<Page>>,
  list: ListQuery,
): AsyncGenerator<Page, Failure | null, undefined> {
  for (let page = 1, asOf: string | null = null; ; page += 1) {
    const query = { ...list, page, page_size: rowsPerPage, ...(asOf !== null && { as_of: asOf }) };
    const outcome = await ask(query);
    if (!outcome.ok) {
      return outcome.failure;
    }
    yield outcome.answer;
    asOf ??= outcome.answer.as_of;
    // A row that could not be read is in no page, so the pages end it, not the number of rows.
    if (page * rowsPerPage >= outcome.answer.count) {
      return null;
    }
  }
}
