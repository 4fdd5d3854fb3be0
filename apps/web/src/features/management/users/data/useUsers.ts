import type { StaffUser, User, UserQuery } from '@nevisa/api/types';
import { type ChosenRows, type ShownPage } from '@nevisa/machines';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useAppServices } from '../../../../app/appServices.ts';
import {
  type ListAddressControl,
  useListAddress,
} from '../../../../shared/lists/address/useListAddress.ts';
import { createListMoments, nameList } from '../../../../shared/lists/listMoments.ts';
import type { ListNews } from '../../../../shared/lists/listNews.ts';
import { type LoadedPage, useBoundPage, useListPage } from '../../../../shared/lists/listPages.ts';
import { useListNews, useListQueries } from '../../../../shared/lists/listQueries.ts';
import { useChosenRows } from '../../../../shared/lists/useChosenRows.ts';
import { createObservable } from '../../../../shared/observable.ts';
import type { BulkResult } from '../../../../shared/lists/view/PartlyDone.tsx';
import type { StaffClient } from '../../staffClient.ts';
import { useStaffClient } from '../../useStaffClient.ts';
import { userAddress, type UserFilters } from './userAddress.ts';
import { usersKey } from './userCache.ts';
import { createUserChoices, type UserChoices } from './userChoices.ts';

/** A bulk that has left rows undone, and what it was to do. */
export interface UndoneBulk extends BulkResult {
  readonly isActive: boolean;
}

/** The list of users and what is known of it. */
export interface Users {
  /** The administrator. */
  user: User;
  client: StaffClient;
  queries: QueryClient;
  news: ListNews;
  list: ListAddressControl<UserFilters>;
  page: LoadedPage<StaffUser>;
  choices: UserChoices;
  /** The time of the server at its last answer; null before. */
  serverTime: string | null;
  /** The page as the choice knows it. */
  shown: ShownPage;
  chosen: ChosenRows;
  choose: (change: (chosen: ChosenRows) => ChosenRows) => void;
  /** What the last bulk has left undone; null otherwise. */
  undone: UndoneBulk | null;
  setUndone: (undone: UndoneBulk | null) => void;
  /** The list leaves something out. */
  filtered: boolean;
}

/** The users: the page of the address, the choices and the chosen rows. */
export function useUsers(user: User): Users {
  const scope = useAppServices().userScope(user.id);
  const client = useStaffClient();
  const list = useListAddress(userAddress);
  const pages = scope.get(createUserPages);
  const page = useListPage<StaffUser>(user, usersKey, list.query, (_, query, signal) =>
    pages.ask(query, (asked) => client.listUsers(asked as UserQuery, { signal })),
  );
  useBoundPage(list, page);
  const shown = useMemo(
    (): ShownPage => ({
      list: nameList(list.query),
      page: list.address.page,
      ids: page.items?.map(({ id }) => id) ?? [],
    }),
    [list.query, list.address.page, page.items],
  );
  const [chosen, setChosen] = useChosenRows(shown, page.outdated);
  const [undone, setUndone] = useState<UndoneBulk | null>(null);
  const { search, filters } = list.address;
  return {
    user,
    client,
    serverTime: useSyncExternalStore(pages.serverTime.subscribe, pages.serverTime.read),
    queries: useListQueries(user),
    news: useListNews(user),
    list,
    page,
    choices: scope.get(createUserChoices),
    shown,
    chosen,
    choose: (change) => setChosen(change(chosen)),
    undone,
    setUndone,
    filtered: search !== '' || Object.values(filters).some((value) => value !== null),
  };
}

/** The moments of the pages, and the time of the server at its last answer: a member of the user scope. */
function createUserPages() {
  const serverTime = createObservable<string | null>(null);
  const ask = createListMoments((time) => serverTime.write(new Date(time).toISOString()));
  return { serverTime, ask };
}
