import { isFiltered } from './address/isFiltered.ts';
import type { Id, User } from '@nevisa/api/types';
import type { ShownPage } from '@nevisa/machines';
import { useMemo } from 'react';
import type { ListDescription } from './address/listAddress.ts';
import { type ListAddressControl, useListAddress } from './address/useListAddress.ts';
import { nameList } from './listMoments.ts';
import { type AskPage, type LoadedPage, useBoundPage, useListPage } from './listPages.ts';
import type { RowChoice } from './table/createRowSelection.ts';
import { useChosenRows } from './useChosenRows.ts';

/** A list whose server searches, filters, sorts and pages, with the rows that are chosen. */
export interface ListRows<Filters extends object, Row> extends RowChoice {
  readonly list: ListAddressControl<Filters>;
  readonly page: LoadedPage<Row>;
  /** The list leaves something out. */
  readonly filtered: boolean;
}

/** The page of the address, and the choice of its rows over all pages. */
export function useListRows<Filters extends object, Row extends { readonly id: Id }>(
  user: User,
  description: ListDescription<Filters>,
  { name, ask }: { name: string; ask: AskPage<Row> },
): ListRows<Filters, Row> {
  const list = useListAddress(description);
  const page = useListPage<Row>(user, name, list.query, ask);
  useBoundPage(list, page);
  const shown = useShownPage(list, page.items);
  const [chosen, setChosen] = useChosenRows(shown, page.outdated);
  return {
    list,
    page,
    shown,
    chosen,
    choose: setChosen,
    filtered: isFiltered(list.address),
  };
}

/** The page of the server as the choice of rows knows it; the same object while neither changes. */
export function useShownPage(
  { query, address }: Pick<ListAddressControl<object>, 'query' | 'address'>,
  items: readonly { readonly id: Id }[] | null,
): ShownPage {
  return useMemo(
    () => ({ list: nameList(query), page: address.page, ids: items?.map(({ id }) => id) ?? [] }),
    [query, address.page, items],
  );
}
