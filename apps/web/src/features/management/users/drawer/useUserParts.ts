import type {
  Failure,
  Id,
  Outcome,
  StaffUser,
  Transaction,
  UserSessions,
  UserUsage,
} from '@nevisa/api/types';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toTehranTime, toTimeSpan } from '../../../../shared/lists/days/tehranDays.ts';
import { type ListFailed, readList, useFailure } from '../../../../shared/lists/listQueries.ts';
import { useServerClock } from '../../../../shared/lists/useServerClock.ts';
import { findUser, type UserPart, makeUserPartKey } from '../data/userCache.ts';
import type { Users } from '../data/useUsers.ts';

/** A part of the drawer, which loads and fails by itself. */
export interface LoadedPart<Content> {
  /** Null until it is loaded. */
  readonly content: Content | null;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly retry: () => void;
}

/** The account of the user; the row of the list is shown until it is loaded. */
export function useUserRecord(users: Users, id: Id): LoadedPart<StaffUser> {
  const part = usePart(users, id, 'record', (signal) =>
    users.client.retrieveUser({ id }, { signal }),
  );
  return { ...part, content: part.content ?? findUser(users.queries, id) };
}

/** The last days of which the minutes are shown. */
export const usageDays = 90;

/** The minutes of the last 90 days of Tehran, today included. */
export function useUserUsage(users: Users, id: Id): LoadedPart<UserUsage> & { lastDay: string } {
  const clock = useServerClock();
  const [now] = useState(clock.now);
  const { lastDay, span } = useMemo(() => computeLastDays(now), [now]);
  const part = usePart(users, id, 'usage', (signal) =>
    users.client.getUserUsage({ id, ...span }, { signal }),
  );
  return { ...part, lastDay };
}

export function useUserTransactions(users: Users, id: Id): LoadedPart<readonly Transaction[]> {
  return usePart(users, id, 'transactions', (signal) =>
    users.client.listUserTransactions({ id }, { signal }),
  );
}

export function useUserSessions(users: Users, id: Id): LoadedPart<UserSessions> {
  return usePart(users, id, 'sessions', (signal) =>
    users.client.listUserSessions({ id }, { signal }),
  );
}

function usePart<Content>(
  { queries }: Users,
  id: Id,
  part: UserPart,
  ask: (signal: AbortSignal) => Promise<Outcome<Content>>,
): LoadedPart<Content> {
  const queryKey = makeUserPartKey(id, part);
  const { data, error, isFetching, refetch } = useQuery<Content, ListFailed>(
    {
      queryKey,
      queryFn: async ({ signal }) => readList(await ask(signal)),
    },
    queries,
  );
  return {
    content: data ?? null,
    failure: useFailure(queryKey, error, isFetching),
    loading: isFetching,
    retry: () => void refetch(),
  };
}

const dayLength = 86_400_000;

function computeLastDays(now: number) {
  const { day: lastDay } = toTehranTime(now);
  const { day: first } = toTehranTime(now - (usageDays - 1) * dayLength);
  return { lastDay, span: toTimeSpan({ start: first, end: lastDay }) };
}
