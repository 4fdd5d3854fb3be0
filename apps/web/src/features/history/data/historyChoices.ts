import type { MemberScope } from '../../../app/userScope.ts';
import {
  type ColumnSet,
  createListColumns,
  type ListColumns,
} from '../../../shared/lists/choices/listColumns.ts';
import { createListViews, type ListViews } from '../../../shared/lists/choices/listViews.ts';
import { createBrowserStorage } from '../../../shared/storage/browserStorage.ts';
import type { PersonalStorage } from '../../../shared/storage/personalStorage.ts';
import { historyAddress, type HistoryFilters } from './historyAddress.ts';

/** What a row of the history can show. */
export const historyColumns = {
  names: ['title', 'date', 'duration', 'words', 'text'],
  naming: 'title',
} as const satisfies ColumnSet;

/** What a person chose for the history. */
export interface HistoryChoices {
  readonly views: ListViews<HistoryFilters>;
  readonly columns: ListColumns;
}

/**
 * Creates the choices: a member of the user scope. A view may have the text of a search, so it
 * leaves this browser with the person; what a row shows stays.
 */
export function createHistoryChoices(
  { personal }: { personal: PersonalStorage },
  { userId, onDispose }: MemberScope,
): HistoryChoices {
  const owner = { userId, list: 'history' };
  const views = createListViews(personal.of(userId), owner, historyAddress);
  const columns = createListColumns(createBrowserStorage(), owner, historyColumns);
  onDispose(() => {
    views.dispose();
    columns.dispose();
  });
  return { views, columns };
}
