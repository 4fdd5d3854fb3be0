import type { Failure, HistoryPage, HistoryQuery, Outcome } from '@nevisa/api/types';
import type { ListQuery } from '../../../shared/lists/address/listAddress.ts';

/** The most rows of a page. */
const pageSize = 100;

/**
 * The pages of a list, one after another, as of the moment of the first page: rows that arrive
 * meanwhile shift nothing.
 *
 * @returns at the end, why the later pages are missing; null when there are none
 */
export async function* historyPages(
  ask: (query: HistoryQuery) => Promise<Outcome<HistoryPage>>,
  list: ListQuery,
): AsyncGenerator<HistoryPage, Failure | null, undefined> {
  for (let page = 1, asOf: string | null = null; ; page += 1) {
    const query = { ...list, page, page_size: pageSize, ...(asOf !== null && { as_of: asOf }) };
    const outcome = await ask(query as HistoryQuery);
    if (!outcome.ok) {
      return outcome.failure;
    }
    yield outcome.answer;
    asOf ??= outcome.answer.as_of;
    // A row that could not be read is in no page, so the pages end it, not the number of rows.
    if (page * pageSize >= outcome.answer.count) {
      return null;
    }
  }
}
