import type { StaffUser, User, UserQuery } from '@nevisa/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberScope } from '../../../../app/userScope.ts';
import { useAppServices } from '../../../../app/appServices.ts';
import type { ListChoiceMember } from '../../../../shared/lists/choices/listChoices.ts';
import { createListMoments } from '../../../../shared/lists/listMoments.ts';
import type { ListNews } from '../../../../shared/lists/listNews.ts';
import { createServerClock } from '../../../../shared/lists/serverClock.ts';
import { useListNews, useListQueries } from '../../../../shared/lists/listQueries.ts';
import { type ListRows, useListRows } from '../../../../shared/lists/useListRows.ts';
import type { BulkResult } from '../../../../shared/lists/view/PartlyDone.tsx';
import type { StaffClient } from '../../staffClient.ts';
import { useStaffClient } from '../../useStaffClient.ts';
import { userAddress, type UserFilters } from './userAddress.ts';
import { usersKey } from './userCache.ts';
import { createUserChoices } from './userChoices.ts';

/** A bulk that has left rows undone, what it was to do, and why. */
export interface UndoneBulk extends BulkResult {
  readonly isActive: boolean;
  readonly reason: string;
}

/** The list of users and what is known of it. */
export interface Users extends ListRows<UserFilters, StaffUser> {
  /** The administrator. */
  user: User;
  client: StaffClient;
  queries: QueryClient;
  news: ListNews;
  choices: ListChoiceMember<UserFilters>;
  /** What the last bulk has left undone; null otherwise. */
  undone: UndoneBulk | null;
  setUndone: (undone: UndoneBulk | null) => void;
}

/** The users: the page of the address, the choices and the chosen rows. */
export function useUsers(user: User): Users {
  const scope = useAppServices().userScope(user.id);
  const client = useStaffClient();
  const ask = scope.get(createUserPages);
  const rows = useListRows<UserFilters, StaffUser>(user, userAddress, {
    name: usersKey,
    ask: (_, query, signal) =>
      ask(query, (asked) => client.listUsers(asked as UserQuery, { signal })),
  });
  const [undone, setUndone] = useState<UndoneBulk | null>(null);
  return {
    ...rows,
    user,
    client,
    queries: useListQueries(user),
    news: useListNews(user),
    choices: scope.get(createUserChoices),
    undone,
    setUndone,
  };
}

/** The moments of the pages: a member of the user scope. */
function createUserPages(_: unknown, { get }: MemberScope) {
  return createListMoments(get(createServerClock).set);
}
