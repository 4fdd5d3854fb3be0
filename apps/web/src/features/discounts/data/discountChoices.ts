import type { MemberScope } from '../../../app/userScope.ts';
import {
  type ColumnSet,
  createListColumns,
  type ListColumns,
} from '../../../shared/lists/choices/listColumns.ts';
import { createListViews, type ListViews } from '../../../shared/lists/choices/listViews.ts';
import { createBrowserStorage } from '../../../shared/storage/browserStorage.ts';
import type { PersonalStorage } from '../../../shared/storage/personalStorage.ts';
import { discountAddress, type DiscountFilters } from './discountAddress.ts';

/** What the list of discount codes can show. */
const discountColumns = {
  names: ['code', 'name', 'value', 'used', 'span', 'packages', 'status', 'revenue', 'created'],
  naming: 'code',
  hidden: ['revenue', 'created'],
} as const satisfies ColumnSet;

export type DiscountColumn = (typeof discountColumns.names)[number];

/** What a person chose for the list of discount codes. */
export interface DiscountChoices {
  readonly views: ListViews<DiscountFilters>;
  readonly columns: ListColumns;
}

/** Creates the choices: a member of the user scope. Views leave this browser with the person. */
export function createDiscountChoices(
  { personal }: { personal: PersonalStorage },
  { userId, onDispose }: MemberScope,
): DiscountChoices {
  const owner = { userId, list: 'discounts' };
  const views = createListViews(personal.of(userId), owner, discountAddress);
  const columns = createListColumns(createBrowserStorage(), owner, discountColumns);
  onDispose(() => {
    views.dispose();
    columns.dispose();
  });
  return { views, columns };
}
