import type { ConversationVersion, Id, WholeVersion } from '@nevisa/api/types';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAppServices } from '../../../../app/appServices.ts';
import { readList } from '../../../../shared/lists/listQueries.ts';
import type { History } from '../../data/useHistory.ts';

export interface LoadedVersions {
  readonly items: readonly ConversationVersion[];
  readonly state: 'loading' | 'failed' | 'ready';
  /** The state of the older versions; undefined without any. */
  readonly more: 'idle' | 'loading' | 'failed' | undefined;
  readonly retry: () => void;
  readonly loadMore: () => void;
}

/** The versions of a conversation, page by page. */
export function useVersions({ member }: History, id: Id): LoadedVersions {
  const { authStore } = useAppServices();
  const query = useInfiniteQuery(
    {
      queryKey: ['versions', String(id)],
      queryFn: async ({ pageParam, signal }) =>
        readList(
          await authStore
            .client()
            .listHistoryVersions({ id, page: pageParam, page_size: 20 }, { signal }),
        ),
      initialPageParam: 1,
      getNextPageParam: (last, _pages, page) => (last.next === null ? undefined : page + 1),
      // A change of the text makes versions: each opening reads them again.
      staleTime: 0,
      gcTime: 0,
    },
    member.queries,
  );
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  return {
    items: data?.pages.flatMap(({ results }) => results) ?? [],
    state: data === undefined ? (query.isError ? 'failed' : 'loading') : 'ready',
    more: !hasNextPage
      ? undefined
      : isFetchingNextPage
        ? 'loading'
        : isFetchNextPageError
          ? 'failed'
          : 'idle',
    retry: () => void query.refetch(),
    loadMore: () => void query.fetchNextPage(),
  };
}

export interface LoadedVersion {
  readonly whole: WholeVersion | null;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly retry: () => void;
}

/** The text of a version; nothing is asked for without an id. */
export function useVersion({ member }: History, id: Id, versionId: Id | null): LoadedVersion {
  const { authStore } = useAppServices();
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['version', String(id), String(versionId)],
      queryFn: async ({ signal }) =>
        readList(
          await authStore
            .client()
            .retrieveHistoryVersion({ id, version_id: versionId ?? '' }, { signal }),
        ),
      enabled: versionId !== null,
      // A version never changes.
      staleTime: Infinity,
    },
    member.queries,
  );
  return {
    whole: data ?? null,
    state: data === undefined ? (isError ? 'failed' : 'loading') : 'ready',
    retry: () => void refetch(),
  };
}
