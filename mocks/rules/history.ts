import type { Contract, PayloadOf } from '@nevisa/api';
import type { WholeConversation } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';
import { toIsoTime, type Clock } from './clock.ts';
import { refuse } from './refusal.ts';
import { Repeated } from './repeated.ts';

type NewConversation = PayloadOf<Contract['createHistory']>;
type Change = PayloadOf<Contract['updateHistory']>;

/** Rules of saved conversations. */
export function historyRules(clock: Clock) {
  /** The first version of each conversation, by account and `client_id`. */
  const first = new Map<string, WholeConversation>();
  let made = 0;

  return {
    createHistory(account: Account, payload: NewConversation): WholeConversation | Repeated {
      const known = first.get(`${account.id} ${payload.client_id}`);
      if (known !== undefined) {
        return new Repeated(known);
      }
      made += 1;
      const now = toIsoTime(clock.now());
      const conversation: WholeConversation = {
        ...payload,
        speakers: payload.speakers ?? [],
        id: `c0000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
        status: 'SUCCESS',
        progress: null,
        failure_reason: null,
        word_count: wordsIn(payload.text),
        is_starred: false,
        has_audio: false,
        audio_expires_at: null,
        revision: 1,
        updated_at: now,
        deleted_at: null,
      };
      first.set(`${account.id} ${payload.client_id}`, structuredClone(conversation));
      account.conversations.unshift(conversation);
      return conversation;
    },

    updateHistory(account: Account, { id, revision, ...changes }: Change): WholeConversation {
      const conversation = account.conversations.find((one) => one.id === id);
      if (conversation === undefined) {
        throw refuse(404, 'not_found', 'این متن پیدا نشد.');
      }
      if (conversation.revision !== revision) {
        throw refuse(409, 'revision_conflict', 'این متن جای دیگری تغییر کرده است.', {
          current: conversation,
        });
      }
      return Object.assign(conversation, changes, {
        word_count: wordsIn(changes.text ?? conversation.text),
        revision: revision + 1,
        updated_at: toIsoTime(clock.now()),
      });
    },
  };
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
