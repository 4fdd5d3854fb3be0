import type { PayloadOf, Contract } from '@nevisa/api';
import type { Account } from '../fixtures/accounts.ts';
import { refuse } from './refusal.ts';

/** Rules of the message centre. A deleted message stays listed, marked as deleted. */
export const messageRules = {
  listMessages: (account: Account) => account.messages,

  changeMessageStatus(
    account: Account,
    { id, status }: PayloadOf<Contract['changeMessageStatus']>,
  ) {
    const message = account.messages.find((one) => one.id === id);
    if (message === undefined || message.status_for_user === 'DELETED') {
      throw refuse(404, 'not_found', 'این پیام پیدا نشد.');
    }
    message.status_for_user = status;
    return { message: 'وضعیت پیام تغییر کرد.' };
  },

  deleteAllMessages(account: Account): void {
    for (const message of account.messages) {
      message.status_for_user = 'DELETED';
    }
  },
};
