import type { MemberScope } from '../../../../app/userScope.ts';
import {
  type ColumnSet,
  createListColumns,
  type ListColumns,
} from '../../../../shared/lists/choices/listColumns.ts';
import { createListViews, type ListViews } from '../../../../shared/lists/choices/listViews.ts';
import { createBrowserStorage } from '../../../../shared/storage/browserStorage.ts';
import type { PersonalStorage } from '../../../../shared/storage/personalStorage.ts';
import { messageAddress, type MessageFilters } from './messageAddress.ts';

/** What the list of messages can show. */
const messageColumns = {
  names: ['title', 'type', 'state', 'audience', 'time', 'recipients', 'read', 'deleted'],
  naming: 'title',
  hidden: ['type', 'deleted'],
} as const satisfies ColumnSet;

export type MessageColumn = (typeof messageColumns.names)[number];

/** What a person chose for the list of messages. */
export interface MessageChoices {
  readonly views: ListViews<MessageFilters>;
  readonly columns: ListColumns;
}

/** Creates the choices: a member of the user scope. Views leave this browser with the person. */
export function createMessageChoices(
  { personal }: { personal: PersonalStorage },
  { userId, onDispose }: MemberScope,
): MessageChoices {
  const owner = { userId, list: 'adminMessages' };
  const views = createListViews(personal.of(userId), owner, messageAddress);
  const columns = createListColumns(createBrowserStorage(), owner, messageColumns);
  onDispose(() => {
    views.dispose();
    columns.dispose();
  });
  return { views, columns };
}
