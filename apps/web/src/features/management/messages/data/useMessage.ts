import type { AdminMessage, Failure, User } from '@nevisa/api/types';
import { useQuery } from '@tanstack/react-query';
import {
  type ListFailed,
  readList,
  useFailure,
  useListQueries,
} from '../../../../shared/lists/listQueries.ts';
import { messageKey } from './messageCache.ts';
import type { MessageMember } from './messageMember.ts';

export interface LoadedMessage {
  /** Null until it is loaded. */
  readonly message: AdminMessage | null;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly retry: () => void;
}

/** One message; null for none. */
export function useMessage(user: User, member: MessageMember, id: string | null): LoadedMessage {
  const queryKey = [messageKey, id ?? ''];
  const { data, error, isFetching, refetch } = useQuery<AdminMessage, ListFailed>(
    {
      queryKey,
      queryFn: async ({ signal }) => readList(await member.read(id ?? '', signal)),
      enabled: id !== null,
      // A draft is written here; only a message that is opened is read.
      staleTime: 0,
      refetchOnWindowFocus: false,
    },
    useListQueries(user),
  );
  return {
    message: data ?? null,
    failure: useFailure(queryKey, error, isFetching),
    loading: isFetching,
    retry: () => void refetch(),
  };
}
