import type { Client } from '@nevisa/api';
import type { Failure, Outcome, User } from '@nevisa/api/types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAppServices } from '../../app/appServices.ts';
import type { ListQuery } from './address/listAddress.ts';
import { type ListFailed, readList, useListQueries } from './listQueries.ts';

/** A page of a list as the server answers it. */
export interface ListPage<Item> {
  /** The number of rows on all pages. */
  count: number;
  results: readonly Item[];
}

/** A page of a list on the screen. */
export interface LoadedPage<Item> {
  /** Null until a page is loaded. The rows before stay while another page is loaded. */
  items: readonly Item[] | null;
  /** The number of rows on all pages; null until a page is loaded. */
  count: number | null;
  /** The rows belong to the query before, because this one is being loaded. */
  outdated: boolean;
  /** When the rows were loaded, in ms since 1970; null before. */
  loadedAt: number | null;
  /** Why the last load failed; older rows of the same query stay. */
  failure: Failure | null;
  loading: boolean;
  retry: () => void;
}

/**
 * The page of a list that a query names. A newer query aborts the older one, and a late
 * answer to an older query is not shown.
 *
 * @param name the list: the first part of the key, by which `invalidateQueries` finds its pages
 * @param query `query` of `useListAddress`
 */
export function useListPage<Item>(
  user: User,
  name: string,
  query: ListQuery,
  ask: (client: Client, query: ListQuery, signal: AbortSignal) => Promise<Outcome<ListPage<Item>>>,
): LoadedPage<Item> {
  const { authStore } = useAppServices();
  const { data, dataUpdatedAt, error, isFetching, isPlaceholderData, refetch } = useQuery<
    ListPage<Item>,
    ListFailed
  >(
    {
      queryKey: [name, query],
      queryFn: async ({ signal }) => readList(await ask(authStore.client(), query, signal)),
      placeholderData: keepPreviousData,
    },
    useListQueries(user),
  );
  return {
    items: data?.results ?? null,
    count: data?.count ?? null,
    outdated: isPlaceholderData,
    loadedAt: dataUpdatedAt === 0 ? null : dataUpdatedAt,
    failure: error?.failure ?? null,
    loading: isFetching,
    retry: () => void refetch(),
  };
}

/** Corrects an address whose page is beyond the last one, as soon as the number of rows is known. */
export function useBoundPage(
  { boundPage }: { boundPage: (count: number) => void },
  { count, outdated }: Pick<LoadedPage<unknown>, 'count' | 'outdated'>,
): void {
  useEffect(() => {
    if (count !== null && !outdated) {
      boundPage(count);
    }
  }, [boundPage, count, outdated]);
}
