import type { User } from '@nevisa/api/types';
import { useMemo } from 'react';
import {
  type ListAddressControl,
  useListAddress,
} from '../../../shared/lists/address/useListAddress.ts';
import type { DatedList } from '../../../shared/lists/listQueries.ts';
import { type ListedTransaction, selectTransactions } from './listTransactions.ts';
import { type TransactionFilters, transactionsAddress } from './transactionsAddress.ts';
import { useListedTransactions } from './useListedTransactions.ts';

export interface TransactionList {
  user: User;
  list: ListAddressControl<TransactionFilters>;
  loaded: DatedList<ListedTransaction>;
  /** The transactions of the search and the filters; null until they are loaded. */
  items: readonly ListedTransaction[] | null;
  /** The transaction that the address names; null for none. */
  opened: ListedTransaction | null;
  /** The address names a transaction that the list does not have. */
  gone: boolean;
}

/** The transactions of the address: the whole list is here, so that nothing is asked for a filter. */
export function useTransactionList(user: User): TransactionList {
  const list = useListAddress(transactionsAddress);
  const loaded = useListedTransactions(user);
  const { search, filters, record } = list.address;
  const items = useMemo(
    () => (loaded.items === null ? null : selectTransactions(loaded.items, { search, filters })),
    [loaded.items, search, filters],
  );
  const opened = loaded.items?.find(({ key }) => key === record) ?? null;
  return {
    user,
    list,
    loaded,
    items,
    opened,
    gone: record !== null && loaded.items !== null && opened === null,
  };
}
