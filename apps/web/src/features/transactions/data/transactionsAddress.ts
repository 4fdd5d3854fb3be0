import type { Transaction } from '@nevisa/api/types';
import type { ListDescription } from '../../../shared/lists/address/listAddress.ts';
import {
  createDaySpanFilter,
  createChoiceFilter,
} from '../../../shared/lists/address/listFilters.ts';
import type { DaySpan } from '../../../shared/lists/days/tehranDays.ts';
import { paths } from '../../../shared/paths.ts';

/** The filters of the transactions. */
export interface TransactionFilters {
  status: NonNullable<Transaction['status']> | null;
  days: DaySpan | null;
}

/** What the address of the transactions may say beside `transactions` itself; the list has one page. */
export const transactionsAddress: ListDescription<TransactionFilters> = {
  pageSizes: [5_000],
  orders: ['-created_at'],
  filters: {
    status: createChoiceFilter(['SUCCESS', 'PENDING', 'FAILED']),
    days: createDaySpanFilter(),
  },
  record: 'id',
};

/** The parameter with which the page of the packages shows the transactions (ADR-0076). */
export const transactionsParameter = 'transactions';

/** The parameter with which an opened transaction shows its invoice. */
export const invoiceParameter = 'invoice';

/** The address of the transactions, or of one of them. */
export function toTransactionAddress(key?: string): string {
  const record = key === undefined ? '' : `&id=${encodeURIComponent(key)}`;
  return `${paths.packages}?${transactionsParameter}${record}`;
}
