import type { User } from '@nevisa/api/types';
import { useMemo } from 'react';
import { type DatedList, useTransactions } from '../../../shared/lists/listQueries.ts';
import { type ListedTransaction, withKeys } from './listTransactions.ts';

/** The transactions of the user, each with its key. */
export function useListedTransactions(user: User): DatedList<ListedTransaction> {
  const loaded = useTransactions(user);
  const items = useMemo(
    () => (loaded.items === null ? null : withKeys(loaded.items)),
    [loaded.items],
  );
  return { ...loaded, items };
}
