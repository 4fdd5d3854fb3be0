import type { MemberScope } from '../../../../app/userScope.ts';
import {
  type ColumnSet,
  createListColumns,
  type ListColumns,
} from '../../../../shared/lists/choices/listColumns.ts';
import { createListViews, type ListViews } from '../../../../shared/lists/choices/listViews.ts';
import { createBrowserStorage } from '../../../../shared/storage/browserStorage.ts';
import type { PersonalStorage } from '../../../../shared/storage/personalStorage.ts';
import { userAddress, type UserFilters } from './userAddress.ts';

/** The columns of the list of users. */
export const userColumns = {
  names: ['user', 'contact', 'package', 'remaining', 'joined', 'login', 'status'],
  naming: 'user',
} as const satisfies ColumnSet;

export type UserColumn = (typeof userColumns.names)[number];

/** What a person chose for the list of users. */
export interface UserChoices {
  readonly views: ListViews<UserFilters>;
  readonly columns: ListColumns;
}

/** Creates the choices: a member of the user scope. A view may have the text of a search, so it leaves this browser with the person. */
export function createUserChoices(
  { personal }: { personal: PersonalStorage },
  { userId, onDispose }: MemberScope,
): UserChoices {
  const owner = { userId, list: 'users' };
  const views = createListViews(personal.of(userId), owner, userAddress);
  const columns = createListColumns(createBrowserStorage(), owner, userColumns);
  onDispose(() => {
    views.dispose();
    columns.dispose();
  });
  return { views, columns };
}
