import type { Conversation } from '@nevisa/api/types';
import type { ListAddress, ListDescription } from '../../../shared/lists/address/listAddress.ts';
import { isFiltered } from '../../../shared/lists/address/isFiltered.ts';
import {
  createDaySpanFilter,
  createFlagFilter,
  createChoiceFilter,
} from '../../../shared/lists/address/listFilters.ts';
import type { DaySpan } from '../../../shared/lists/days/tehranDays.ts';

/** The filters of the history; `trash` shows the trash in place of the list. */
export interface HistoryFilters {
  source: NonNullable<Conversation['source']> | null;
  status: NonNullable<Conversation['status']> | null;
  is_starred: boolean;
  has_audio: boolean;
  days: DaySpan | null;
  trash: boolean;
}

/** What the address of the history may say. */
export const historyAddress: ListDescription<HistoryFilters> = {
  pageSizes: [20, 50, 100],
  orders: ['-created_at', 'created_at', '-duration', 'title'],
  filters: {
    source: createChoiceFilter(['LIVE', 'FILE', 'BOT']),
    status: createChoiceFilter(['SUCCESS', 'PROCESSING', 'PENDING', 'FAILED']),
    is_starred: createFlagFilter(),
    has_audio: createFlagFilter(),
    days: createDaySpanFilter(),
    trash: createFlagFilter(),
  },
  record: 'id',
};

/** Whether a search or a filter leaves rows out; the trash is a list of its own. */
export function isFilteredBesidesTrash({
  search,
  filters: { trash: _, ...filters },
}: Pick<ListAddress<HistoryFilters>, 'search' | 'filters'>): boolean {
  return isFiltered({ search, filters });
}
