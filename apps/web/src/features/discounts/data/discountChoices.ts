import { defineListChoices } from '../../../shared/lists/choices/listChoices.ts';
import type { ColumnSet } from '../../../shared/lists/choices/listColumns.ts';
import { discountAddress } from './discountAddress.ts';

/** What the list of discount codes can show. */
const discountColumns = {
  names: ['code', 'name', 'value', 'used', 'span', 'packages', 'status', 'revenue', 'created'],
  naming: 'code',
  hidden: ['revenue', 'created'],
} as const satisfies ColumnSet;

export type DiscountColumn = (typeof discountColumns.names)[number];

/** What a person chose for this list: a member of the user scope. */
export const createDiscountChoices = defineListChoices(
  'discounts',
  discountAddress,
  discountColumns,
);
