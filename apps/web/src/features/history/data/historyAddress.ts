import type { Conversation } from '@nevisa/api/types';
import type { ListDescription } from '../../../shared/lists/address/listAddress.ts';
import { daySpan, flag, oneOf } from '../../../shared/lists/address/listFilters.ts';
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
    source: oneOf(['LIVE', 'FILE', 'BOT']),
    status: oneOf(['SUCCESS', 'PROCESSING', 'PENDING', 'FAILED']),
    is_starred: flag(),
    has_audio: flag(),
    days: daySpan(),
    trash: flag(),
  },
  record: 'id',
};
