import type { PayloadOf, Contract } from '@nevisa/api';
import type { Account } from '../fixtures/accounts.ts';
import type { MessageStore } from './management/messageStore.ts';
import { refuse } from './refusal.ts';

/** Rules of the message centre. A deleted message stays listed, marked as deleted; SEEN restores it. */
export function createMessageRules(store: MessageStore) {
  return {
    listMessages: (account: Account) => account.messages,

    changeMessageStatus(
      account: Account,
      { id, status }: PayloadOf<Contract['changeMessageStatus']>,
    ) {
      const message = account.messages.find((one) => one.id === id);
      const isGone = message?.status_for_user === 'DELETED' && status === 'DELETED';
      if (message === undefined || isGone) {
        throw refuse('not_found', 'این پیام پیدا نشد.');
      }
      message.status_for_user = status;
      store.note();
      return { message: 'وضعیت پیام تغییر کرد.' };
    },

    deleteAllMessages(account: Account): void {
      for (const message of account.messages) {
        message.status_for_user = 'DELETED';
      }
      store.note();
    },
  };
}
