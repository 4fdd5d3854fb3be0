import type { Failure, Id, User, WholeConversation } from '@nevisa/api/types';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '../../../app/appServices.ts';
import { type ListFailed, readList, useListQueries } from '../../../shared/lists/listQueries.ts';

export interface OpenedConversation {
  /** Null until it is loaded. */
  whole: WholeConversation | null;
  failure: Failure | null;
  /** The server does not have it any more. */
  isGone: boolean;
  loading: boolean;
  retry: () => void;
}

/** The text of a conversation, without the times of its words. */
export function useConversation(user: User, id: Id): OpenedConversation {
  const { authStore } = useAppServices();
  const { data, error, isFetching, refetch } = useQuery<WholeConversation, ListFailed>(
    {
      queryKey: ['conversation', String(id)],
      queryFn: async ({ signal }) =>
        readList(await authStore.client().retrieveHistory({ id, words: 0 }, { signal })),
    },
    useListQueries(user),
  );
  const failure = error?.failure ?? null;
  return {
    whole: data ?? null,
    failure,
    isGone: failure?.kind === 'refused' && failure.status === 404,
    loading: isFetching,
    retry: () => void refetch(),
  };
}
