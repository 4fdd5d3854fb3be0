import type { AdminMessage, User } from '@nevisa/api/types';
import { useAppServices } from '../../../../app/appServices.ts';
import { type BulkAction, useBulkAction } from '../../../../shared/lists/bulkAction.ts';
import type { ListChoiceMember } from '../../../../shared/lists/choices/listChoices.ts';
import { type ListRows, useListRows } from '../../../../shared/lists/useListRows.ts';
import { messageAddress, type MessageFilters } from './messageAddress.ts';
import { messagesKey } from './messageCache.ts';
import { createMessageChoices } from './messageChoices.ts';
import { createMessageMember, type MessageMember } from './messageMember.ts';

export interface AdminMessages extends ListRows<MessageFilters, AdminMessage>, BulkAction {
  user: User;
  member: MessageMember;
  choices: ListChoiceMember<MessageFilters>;
}

/** The messages of administration: the page of the address, and what is done with its rows. */
export function useMessages(user: User): AdminMessages {
  const scope = useAppServices().userScope(user.id);
  const member = scope.get(createMessageMember);
  return {
    user,
    member,
    choices: scope.get(createMessageChoices),
    ...useListRows(user, messageAddress, { name: messagesKey, ask: member.listPage }),
    ...useBulkAction(member.bulk),
  };
}
