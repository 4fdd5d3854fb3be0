import {
  adminMessageStates,
  audienceKinds,
  messageOrderings,
  messageTypes,
  staffPageSizes,
} from '@nevisa/api/management';
import type { AdminMessage, AdminMessageState, AudienceKind, Id } from '@nevisa/api/types';
import type { ListDescription } from '../../../../shared/lists/address/listAddress.ts';
import {
  createDaySpanFilter,
  createChoiceFilter,
} from '../../../../shared/lists/address/listFilters.ts';
import type { DaySpan } from '../../../../shared/lists/days/tehranDays.ts';
import { paths } from '../../../../shared/paths.ts';

/** The filters of the list of messages. */
export interface MessageFilters {
  state: AdminMessageState | null;
  message_type: AdminMessage['message_type'];
  audience: AudienceKind | null;
  days: DaySpan | null;
}

/** What the address of the messages may say. */
export const messageAddress: ListDescription<MessageFilters> = {
  pageSizes: staffPageSizes,
  orders: messageOrderings,
  filters: {
    state: createChoiceFilter(adminMessageStates),
    message_type: createChoiceFilter(messageTypes),
    audience: createChoiceFilter(audienceKinds),
    days: createDaySpanFilter(),
  },
  record: 'id',
};

/** The parameter that opens a new message to chosen users: their ids, and never what is private. */
export const recipientParameter = 'to';

/** What the address opens: a message, or the form of a new one — to users, or like another one. */
export type OpenedRecord =
  | { readonly kind: 'message'; readonly id: string }
  | { readonly kind: 'new'; readonly to: readonly string[]; readonly like: string | null };

export const newRecord = 'new';
const [copyPrefix, usersPrefix] = ['copy-', 'to-'];

/** The record of a new message that is like another one. */
export function nameCopy(id: Id): string {
  return `${copyPrefix}${id}`;
}

/** The record of a new message to users, by the parameter `to`; null where it names none. */
export function readUsersRecord(parameter: string | null): string | null {
  const ids = readIds(parameter ?? '');
  return ids.length === 0 ? null : `${usersPrefix}${ids.join(',')}`;
}

function readIds(text: string): string[] {
  const ids = text.split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ''))];
}

export function readRecord(record: string): OpenedRecord {
  if (record === newRecord) {
    return { kind: 'new', to: [], like: null };
  }
  if (record.startsWith(copyPrefix)) {
    return { kind: 'new', to: [], like: record.slice(copyPrefix.length) };
  }
  return record.startsWith(usersPrefix)
    ? { kind: 'new', to: readIds(record.slice(usersPrefix.length)), like: null }
    : { kind: 'message', id: record };
}

/** The address that opens a record without a list behind it. */
export function toMessageAddress(record: string): string {
  return `${paths.adminMessages}?${new URLSearchParams({ id: record }).toString()}`;
}
