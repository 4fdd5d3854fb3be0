import { Pagination } from '@nevisa/ui';
import type { ListDescription } from '../address/listAddress.ts';
import type { ListAddressControl } from '../address/useListAddress.ts';

export interface ListPagesProps<Filters extends object> {
  description: Pick<ListDescription<Filters>, 'pageSizes'>;
  list: Pick<ListAddressControl<Filters>, 'address' | 'goToPage' | 'choosePageSize'>;
  /** The number of rows on all pages; null until it is known. */
  count: number | null;
}

/** Whether a list has more rows than its smallest page. */
export function hasPages(
  count: number | null,
  { pageSizes }: Pick<ListDescription<object>, 'pageSizes'>,
): count is number {
  return count !== null && count > pageSizes[0];
}

/** The pages of a list that has more rows than its smallest page, and their size. */
export function ListPages<Filters extends object>({
  description,
  list: { address, goToPage, choosePageSize },
  count,
}: ListPagesProps<Filters>) {
  return (
    hasPages(count, description) && (
      <Pagination
        page={address.page}
        pageSize={address.pageSize}
        pageSizes={description.pageSizes}
        total={count}
        onPageChange={goToPage}
        onPageSizeChange={choosePageSize}
      />
    )
  );
}
