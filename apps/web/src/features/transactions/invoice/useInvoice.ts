import type { Failure, Invoice, User } from '@nevisa/api/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import {
  type ListFailed,
  readList,
  useFailure,
  useListQueries,
} from '../../../shared/lists/listQueries.ts';
import { log } from '../../../shared/log.ts';
import { hasMatchingSums } from './checkSums.ts';

export interface LoadedInvoice {
  invoice: Invoice | null;
  failure: Failure | null;
  loading: boolean;
  retry: () => void;
}

/** The invoice of a transaction. Sums that do not add up are logged and shown as they are. */
export function useInvoice(user: User, id: string): LoadedInvoice {
  const { authStore } = useAppServices();
  const queryKey = ['invoice', id];
  const { data, error, isFetching, refetch } = useQuery<Invoice, ListFailed>(
    {
      queryKey,
      queryFn: async ({ signal }) =>
        readList(await authStore.client().retrieveInvoice({ id }, { signal })),
    },
    useListQueries(user),
  );
  useEffect(() => {
    if (data !== undefined && !hasMatchingSums(data)) {
      log('invoice sums', { kind: 'schema', issue: 'The sums of an invoice do not add up.' });
    }
  }, [data]);
  return {
    invoice: data ?? null,
    failure: useFailure(queryKey, error, isFetching),
    loading: isFetching,
    retry: () => void refetch(),
  };
}
