import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListedTransaction } from '../data/listTransactions.ts';
import { transactionsAddress } from '../data/transactionsAddress.ts';

/** The address of a row: the present list with that transaction open. */
export function useRowAddress(): (transaction: ListedTransaction) => string {
  const { pathname, search } = useLocation();
  const list = new URLSearchParams(search);
  list.delete(transactionsAddress.record ?? '');
  const base = `${pathname}?${list.toString()}`;
  return useCallback(
    ({ key }) => `${base}&${transactionsAddress.record}=${encodeURIComponent(key)}`,
    [base],
  );
}
