import type { PayloadOf, Contract } from '@nevisa/api';
import type { Account } from '../accounts.ts';
import { refuse } from '../refusal.ts';

/** What a person can do with the messages sent to them. A deleted one stays on the server, marked. */
export const messageCentreRules = {
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
