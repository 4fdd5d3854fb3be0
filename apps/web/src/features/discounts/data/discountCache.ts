import type { Discount, DiscountPage, Id } from '@nevisa/api/types';
import type { QueryClient } from '@tanstack/react-query';

/** The first part of the keys of all pages of discount codes. */
export const discountsKey = 'discounts';
/** The first part of the keys of single codes, their purchases and batches. */
export const discountKey = 'discount';
export const batchesKey = 'discountBatches';

const pages = { queryKey: [discountsKey] };

/** Replaces a code, or some of its fields, in every page that has it. */
export function replaceRow(
  queries: QueryClient,
  row: Pick<Discount, 'id'> & Partial<Discount>,
): void {
  queries.setQueriesData<DiscountPage>(
    pages,
    (page) =>
      page && {
        ...page,
        results: page.results.map((one) =>
          String(one.id) === String(row.id) ? { ...one, ...row } : one,
        ),
      },
  );
}

/** Gives up the reads of the pages under way: a newer word is on its way (X-104, T-93). */
export function cancelPages(queries: QueryClient): void {
  void queries.cancelQueries(pages);
}

/** Reads the shown page again, and the others when they are shown. */
export function readPagesAgain(queries: QueryClient): void {
  void queries.invalidateQueries(pages);
}

/** Reads one code and its purchases again when they are shown. */
export function readCodeAgain(queries: QueryClient, id: Id): void {
  void queries.invalidateQueries({ queryKey: [discountKey, String(id)] });
}
