import type { Client } from '@nevisa/api';
import type { Failure, Outcome, User } from '@nevisa/api/types';
import { hashKey, keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { type AppServices, useAppServices } from '../../app/appServices.ts';
import type { ListQuery } from './address/listAddress.ts';
import { nameList } from './listMoments.ts';
import { type ListFailed, readList, useFailure, useListQueries } from './listQueries.ts';
import { useKnownCount } from './useKnownCount.ts';

/** A page of a list as the server answers it. */
export interface ListPage<Item> {
  /** The number of rows on all pages. */
  count: number;
  results: readonly Item[];
  /** The time of the server at this answer, as it spells it. */
  server_time?: string | null;
}

/** A page of a list on the screen. */
export interface LoadedPage<Item> {
  /** Null until a page is loaded. The rows before stay while another page is loaded. */
  items: readonly Item[] | null;
  /** The number of rows on all pages; null until a page is loaded. */
  count: number | null;
  /** As `count`; it stays where a further page of the same list has failed, whose pages are shown. */
  knownCount: number | null;
  /** The rows belong to the query before, because this one is being loaded. */
  outdated: boolean;
  /** When the rows were loaded, in ms since 1970; null before. */
  loadedAt: number | null;
  /** The time of the server at its last answer, as it spells it; null before, and from a server that does not say it. */
  serverTime: string | null;
  /** Why the last load failed; older rows of the same query stay. */
  failure: Failure | null;
  loading: boolean;
  retry: () => void;
}

/** Asks the server for a page. */
export type AskPage<Item> = (
  client: Client,
  query: ListQuery,
  signal: AbortSignal,
) => Promise<Outcome<ListPage<Item>>>;

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
  ask: AskPage<Item>,
): LoadedPage<Item> {
  const { authStore } = useAppServices();
  const queries = useListQueries(user);
  const options = makePageOptions(authStore, name, query, ask);
  const { data, dataUpdatedAt, error, isFetching, isPlaceholderData, refetch } = useQuery<
    ListPage<Item>,
    ListFailed
  >(
    {
      ...options,
      placeholderData: keepPreviousData,
      // An answer that is here before the list shows its address is not asked for again.
      staleTime: ({ queryHash, state }) => {
        const ahead = askedAhead.get(queries);
        return ahead?.hash === queryHash && state.dataUpdatedAt >= ahead.at ? freshFor : 0;
      },
    },
    queries,
  );
  const known = useKnownCount(nameList(query), isPlaceholderData ? undefined : data?.count);
  return {
    items: data?.results ?? null,
    count: data?.count ?? null,
    knownCount: data?.count ?? known,
    outdated: isPlaceholderData,
    loadedAt: dataUpdatedAt === 0 ? null : dataUpdatedAt,
    serverTime: data?.server_time ?? null,
    // The rows of the query before are no first load.
    failure: useFailure(options.queryKey, error, isFetching && !isPlaceholderData),
    loading: isFetching,
    retry: () => void refetch(),
  };
}

function makePageOptions<Item>(
  { client }: Pick<AppServices['authStore'], 'client'>,
  name: string,
  query: ListQuery,
  ask: AskPage<Item>,
) {
  return {
    queryKey: [name, query] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      readList(await ask(client(), query, signal)),
  };
}

/** How long an answer to a request ahead is fresh, in ms: longer than the list takes to show its address. */
const freshFor = 2_000;

/** The last request ahead of each cache, and when it was made, in ms since 1970. */
const askedAhead = new WeakMap<QueryClient, { readonly hash: string; readonly at: number }>();

/**
 * Asks for a page before the list shows its address, so that no request waits for a rendering
 * (A5). The list takes over the request when it is there; a newer request ahead ends one that no
 * list has taken.
 */
export function useAskAhead<Item>(
  user: User,
  name: string,
  ask: AskPage<Item>,
): (query: ListQuery) => void {
  const { authStore } = useAppServices();
  const queries = useListQueries(user);
  return useCallback(
    (query) => {
      const before = queries.getQueryCache().get(askedAhead.get(queries)?.hash ?? '');
      if (before?.getObserversCount() === 0) {
        void before.cancel();
      }
      const options = makePageOptions(authStore, name, query, ask);
      askedAhead.set(queries, { hash: hashKey(options.queryKey), at: Date.now() });
      void queries.prefetchQuery(options);
    },
    [authStore, queries, name, ask],
  );
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
