import { auditActions, auditKinds } from '@nevisa/api/management';
import type { AuditAction, AuditKind } from '@nevisa/api/types';
import type { ListDescription } from '../../../shared/lists/address/listAddress.ts';
import {
  createChoiceFilter,
  createDaySpanFilter,
  createTextFilter,
} from '../../../shared/lists/address/listFilters.ts';
import type { ListAddressControl } from '../../../shared/lists/address/useListAddress.ts';
import type { DaySpan } from '../../../shared/lists/days/tehranDays.ts';

/** The filters of the audit list. */
export interface AuditFilters {
  action: AuditAction | null;
  object: AuditKind | null;
  /** The id of one record, with its kind in `object`. */
  object_id: string | null;
  /** The id of an administrator. */
  actor: string | null;
  days: DaySpan | null;
}

/** The audit list as its address shows it. */
export type AuditList = ListAddressControl<AuditFilters>;

/** What the address of the audit list may say. */
export const auditAddress: ListDescription<AuditFilters> = {
  pageSizes: [25, 50, 100],
  orders: ['-at'],
  filters: {
    action: createChoiceFilter(auditActions),
    object: createChoiceFilter(auditKinds),
    object_id: createTextFilter(),
    actor: createTextFilter(),
    days: createDaySpanFilter(),
  },
  record: null,
};
