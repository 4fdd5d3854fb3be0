import type { Conversation, HistoryPage, Id } from '@nevisa/api/types';
import type { QueryClient } from '@tanstack/react-query';

/** The first part of the keys of all pages of the history. */
export const historyKey = 'history';
const pages = { queryKey: [historyKey] };

/** Finds a row in the pages that are loaded. */
export function findRow(queries: QueryClient, id: Id): Conversation | null {
  const loaded = queries.getQueriesData<HistoryPage>(pages);
  const rows = loaded.flatMap(([, page]) => page?.results ?? []);
  return rows.find((row) => String(row.id) === String(id)) ?? null;
}

/** Changes a row in every page that has it. */
export function changeRow(
  queries: QueryClient,
  id: Id,
  fields: Partial<Pick<Conversation, 'title' | 'is_starred' | 'revision' | 'status' | 'progress'>>,
): void {
  queries.setQueriesData<HistoryPage>(
    pages,
    (page) =>
      page && {
        ...page,
        results: page.results.map((row) =>
          String(row.id) === String(id) ? { ...row, ...fields } : row,
        ),
      },
  );
}

/** Gives up the reads of the pages under way: a newer word is on its way. */
export function cancelPages(queries: QueryClient): void {
  void queries.cancelQueries(pages);
}

/** Reads the shown page again, and the others when they are shown. */
export function readPagesAgain(queries: QueryClient): void {
  void queries.invalidateQueries(pages);
}
