import {
  discountAudiences,
  discountOrderings,
  discountStatuses,
  discountTypes,
  staffPageSizes,
} from '@nevisa/api/management';
import type { Discount } from '@nevisa/api/types';
import type { ListDescription } from '../../../shared/lists/address/listAddress.ts';
import { createTextFilter, createChoiceFilter } from '../../../shared/lists/address/listFilters.ts';

/** The filters of the discount codes; packages and batches by their ids as text. */
export interface DiscountFilters {
  status: NonNullable<Discount['status']> | null;
  discount_type: NonNullable<Discount['discount_type']> | null;
  audience: NonNullable<Discount['audience']> | null;
  service_id: string | null;
  batch_id: string | null;
}

/** What the address of the discount codes may say. */
export const discountAddress: ListDescription<DiscountFilters> = {
  pageSizes: staffPageSizes,
  orders: discountOrderings,
  filters: {
    status: createChoiceFilter(discountStatuses),
    discount_type: createChoiceFilter(discountTypes),
    audience: createChoiceFilter(discountAudiences),
    service_id: createTextFilter(),
    batch_id: createTextFilter(),
  },
  record: 'id',
};

/** What the address opens besides a code: the form of a new one, perhaps like another one, or of many. */
export type OpenedRecord =
  | { readonly kind: 'code'; readonly id: string }
  | { readonly kind: 'new'; readonly like: string | null }
  | { readonly kind: 'bulk' };

export function readRecord(record: string): OpenedRecord {
  if (record === newRecord) {
    return { kind: 'new', like: null };
  }
  if (record === bulkRecord) {
    return { kind: 'bulk' };
  }
  return record.startsWith(copyPrefix)
    ? { kind: 'new', like: record.slice(copyPrefix.length) }
    : { kind: 'code', id: record };
}

export const newRecord = 'new';
export const bulkRecord = 'bulk';
const copyPrefix = 'copy-';

/** The record of a new code that is like another one. */
export function nameCopy(id: string): string {
  return `${copyPrefix}${id}`;
}
