import { isSameId } from '@nevisa/api';
import type { RefusalCode } from '@nevisa/api/refusals';
import type { BulkAnswer, Id, WholeConversation } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';
import { toIsoTime, type Clock } from './clock.ts';
import type { HistoryStore } from './historyStore.ts';

interface Ids {
  ids: readonly Id[];
}

/** Rules of the trash. Each call says what became of each id; repeating it changes nothing. */
export function createHistoryTrashRules(store: HistoryStore, clock: Clock) {
  /** @param act returns the reason why it refuses this one, or null */
  const forEach = (
    account: Account,
    ids: readonly Id[],
    act: (conversation: WholeConversation) => RefusalCode | null,
  ): BulkAnswer => {
    const answer: BulkAnswer = { done: [], failed: [] };
    const single = ids.filter((id, at) => ids.findIndex((one) => isSameId(one, id)) === at);
    for (const id of single) {
      const found = store.all(account).find((one) => isSameId(one.id, id));
      const code = found === undefined ? 'not_found' : act(found);
      if (code === null) {
        answer.done.push(id);
      } else {
        answer.failed.push({ id, code });
      }
    }
    return answer;
  };

  const moveToTrash = (conversation: WholeConversation) => {
    if (conversation.deleted_at === null) {
      conversation.deleted_at = toIsoTime(clock.now());
      store.touch(conversation);
    }
    return null;
  };

  return {
    deleteHistory: (account: Account, { ids }: Ids) => forEach(account, ids, moveToTrash),

    restoreHistory: (account: Account, { ids }: Ids) =>
      forEach(account, ids, (conversation) => {
        if (conversation.deleted_at !== null) {
          conversation.deleted_at = null;
          store.touch(conversation);
        }
        return null;
      }),

    deleteHistoryForever: (account: Account, { ids }: Ids) =>
      forEach(account, ids, (conversation) => {
        if (conversation.deleted_at === null) {
          return 'not_in_trash';
        }
        store.remove(account, conversation);
        return null;
      }),

    deleteAllHistory(account: Account): void {
      store.all(account).forEach(moveToTrash);
    },
  };
}
