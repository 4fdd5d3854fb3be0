import type { Client } from '@nevisa/api';
import type { Failure, Outcome, Service, Transaction, User } from '@nevisa/api/types';
import {
  hashKey,
  notifyManager,
  QueryClient,
  type QueryKey,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { createListNews, type ListNews, readChangesAgain } from './listNews.ts';
import { useAppServices } from '../../app/appServices.ts';
import type { MemberScope } from '../../app/userScope.ts';

/** The read-only lists (specification §3), loaded and cached by the query library. */

export interface LoadedList<Item> {
  /** Null until the list is loaded. */
  items: readonly Item[] | null;
  /** Why the last load failed; older rows stay. */
  failure: Failure | null;
  /** The list is being loaded again. */
  retrying: boolean;
  retry: () => void;
}

/** A list with the time of its rows. */
export interface DatedList<Item> extends LoadedList<Item> {
  /** When the rows were loaded, in ms since 1970; null before. */
  loadedAt: number | null;
}

/** The packages on sale. */
export function usePackagesOnSale(user: User): LoadedList<Service> {
  return useList(user, 'services', (client, signal) => client.getServices(undefined, { signal }));
}

/** The list of transactions in the cache, for `invalidateQueries`. */
export const transactionsKey = 'transactions';

/** The transactions of the user, newest first, without test payments. */
export function useTransactions(user: User): DatedList<Transaction> {
  return useList(user, transactionsKey, async (client, signal) => {
    const outcome = await client.listTransactions(undefined, { signal });
    return outcome.ok
      ? { ok: true, answer: outcome.answer.filter(({ is_test: isTest }) => !isTest) }
      : outcome;
  });
}

function useList<Item>(
  user: User,
  name: string,
  ask: (client: Client, signal: AbortSignal) => Promise<Outcome<Item[]>>,
): DatedList<Item> {
  const services = useAppServices();
  const query = makeListQuery(name, (signal) => ask(services.authStore.client(), signal));
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery<readonly Item[], ListFailed>(
    query,
    useListQueries(user),
  );
  return {
    items: data ?? null,
    loadedAt: dataUpdatedAt === 0 ? null : dataUpdatedAt,
    failure: useFailure(query.queryKey, error, isFetching),
    retrying: isFetching,
    retry: () => void refetch(),
  };
}

/** The query of a list, whose rows stay in the state also while no page shows them. */
export function makeListQuery<Item>(
  name: string,
  ask: (signal: AbortSignal) => Promise<Outcome<Item[]>>,
) {
  return {
    queryKey: [name],
    queryFn: async ({ signal }: { signal: AbortSignal }) => readList(await ask(signal)),
    gcTime: Infinity,
  };
}

/** The cache of the lists of a user, until the sign-out. */
export function useListQueries(user: User): QueryClient {
  return useAppServices().userScope(user.id).get(createListQueries);
}

/** Reports rows that this tab changed to the other tabs of the user. */
export function useListNews(user: User): ListNews {
  return useAppServices().userScope(user.id).get(createListNews);
}

/** A failed call, as an error of the query library. */
export class ListFailed extends Error {
  override readonly name = 'ListFailed';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`The list did not come: ${failure.kind}.`);
    this.failure = failure;
  }
}

/**
 * Why the last load of a query failed. The query library forgets the failure of a first load when it
 * is tried again; here it stays until the answer, so that the retry stays on the page and has the
 * focus (WCAG 2.4.3). The failure of another query is not shown.
 */
export function useFailure(
  queryKey: QueryKey,
  error: ListFailed | null,
  isFetching: boolean,
): Failure | null {
  const query = hashKey(queryKey);
  const failure = error?.failure ?? null;
  const [last, setLast] = useState({ query, failure });
  const kept = isFetching && last.query === query ? (failure ?? last.failure) : failure;
  if (last.query !== query || last.failure !== kept) {
    setLast({ query, failure: kept });
  }
  return kept;
}

/** Creates the cache: a member of the user scope. Changes that other tabs report are read again. */
export function createListQueries(_: unknown, scope: MemberScope): QueryClient {
  // By default an answer waits for a timer, before which the page without its rows may be painted once more.
  notifyManager.setScheduler(queueMicrotask);
  // The user repeats a failed call: three silent retries would hide a failure for seconds.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const stop = readChangesAgain(
    scope.get(createListNews),
    document,
    (list) => void queries.invalidateQueries({ queryKey: [list] }),
  );
  scope.onDispose(() => {
    stop();
    queries.clear();
  });
  return queries;
}

/** @throws ListFailed for a failed call */
export function readList<Answer>(outcome: Outcome<Answer>): Answer {
  if (!outcome.ok) {
    throw new ListFailed(outcome.failure);
  }
  return outcome.answer;
}
