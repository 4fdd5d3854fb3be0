import type { Failure, Id, MessageReport, User } from '@nevisa/api/types';
import { useQuery } from '@tanstack/react-query';
import {
  type ListFailed,
  readList,
  useFailure,
  useListQueries,
} from '../../../../shared/lists/listQueries.ts';
import { reportKey } from './messageCache.ts';
import type { MessageMember } from './messageMember.ts';

export interface LoadedReport {
  /** Null until it is loaded; the old one stays while it is loaded again. */
  readonly report: MessageReport | null;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly reload: () => void;
}

/** What became of a sent message. */
export function useReport(user: User, { client }: MessageMember, id: Id): LoadedReport {
  const queryKey = [reportKey, String(id)];
  const { data, error, isFetching, refetch } = useQuery<MessageReport, ListFailed>(
    {
      queryKey,
      queryFn: async ({ signal }) => readList(await client.reportAdminMessage({ id }, { signal })),
    },
    useListQueries(user),
  );
  return {
    report: data ?? null,
    failure: useFailure(queryKey, error, isFetching),
    loading: isFetching,
    reload: () => void refetch(),
  };
}
