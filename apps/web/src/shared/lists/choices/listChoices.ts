import type { MemberScope } from '../../../app/userScope.ts';
import { createBrowserStorage } from '../../storage/browserStorage.ts';
import type { PersonalStorage } from '../../storage/personalStorage.ts';
import type { ListDescription } from '../address/listAddress.ts';
import { type ColumnSet, createListColumns, type ListColumns } from './listColumns.ts';
import { createListViews, type ListViews } from './listViews.ts';

/** What a person chose for one list. */
export interface ListChoiceMember<Filters extends object> {
  readonly views: ListViews<Filters>;
  readonly columns: ListColumns;
}

/** Creates the choices of one list for the person who is signed in. */
export type CreateListChoices<Filters extends object> = (
  ports: { personal: PersonalStorage },
  scope: MemberScope,
) => ListChoiceMember<Filters>;

/**
 * Describes the choices of a list as a member of the user scope. A view may have the text of a
 * search, so it leaves this browser with the person; the columns stay.
 *
 * @param list the part of the storage keys that names the list
 */
export function defineListChoices<Filters extends object>(
  list: string,
  description: ListDescription<Filters>,
  columnSet: ColumnSet,
): CreateListChoices<Filters> {
  return ({ personal }, { userId, onDispose }) => {
    const owner = { userId, list };
    const views = createListViews(personal.of(userId), owner, description);
    const columns = createListColumns(createBrowserStorage(), owner, columnSet);
    onDispose(() => {
      views.dispose();
      columns.dispose();
    });
    return { views, columns };
  };
}
