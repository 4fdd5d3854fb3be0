import { isConflict, isNotFound, isServerFault, isUnreachable } from '@nevisa/api/failures';
import type { Failure, Id, Outcome, StaffUser, UserPage } from '@nevisa/api/types';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The first part of the keys of all that is loaded of users, and the name of their list for other tabs. */
export const usersKey = 'users';

/** The key of a part of one user. */
export function makeUserPartKey(id: Id, part: UserPart): readonly unknown[] {
  return [usersKey, 'one', String(id), part];
}

/** The pages of the list; the keys of the parts are longer. */
const pages: { queryKey: string[]; predicate: (query: { queryKey: QueryKey }) => boolean } = {
  queryKey: [usersKey],
  predicate: ({ queryKey }) => queryKey.length === 2,
};

export type UserPart = 'record' | 'usage' | 'transactions' | 'sessions';

/** Shows a user as the server has answered a change, if it has, and reads everything of users again. */
export function showChanged(queries: QueryClient, user: StaffUser | null): void {
  if (user !== null) {
    showUser(queries, user);
  }
  readUsersAgain(queries);
}

function showUser(queries: QueryClient, user: StaffUser): void {
  queries.setQueryData(makeUserPartKey(user.id, 'record'), user);
  queries.setQueriesData<UserPage>(
    pages,
    (page) =>
      page && {
        ...page,
        results: page.results.map((row) => (String(row.id) === String(user.id) ? user : row)),
      },
  );
}

/** Reads what is shown of users again, and the rest when it is shown. */
export function readUsersAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [usersKey] });
}

/** Reads everything of users again where a failed action may have been done, or another one has been. */
export function readAfterFailure(queries: QueryClient, outcome: Outcome<unknown>): void {
  if (!outcome.ok && leavesDoubt(outcome.failure)) {
    readUsersAgain(queries);
  }
}

function leavesDoubt(failure: Failure): boolean {
  return (
    isUnreachable(failure) || isServerFault(failure) || isNotFound(failure) || isConflict(failure)
  );
}

/** Reads the pages of the list again, and not the parts of an open user. */
export function readUserPages(queries: QueryClient): void {
  void queries.invalidateQueries(pages);
}

/** Finds a user in the pages that are loaded. */
export function findUser(queries: QueryClient, id: Id): StaffUser | null {
  const loaded = queries.getQueriesData<UserPage>(pages);
  const rows = loaded.flatMap(([, page]) => page?.results ?? []);
  return rows.find((row) => String(row.id) === String(id)) ?? null;
}
