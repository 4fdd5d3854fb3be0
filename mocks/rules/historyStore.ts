import { isSameId } from '@nevisa/api';
import type { Conversation, Id, WholeConversation } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';
import { toIsoTime, type Clock } from './clock.ts';
import { createHistoryJobs, type JobPlan } from './historyJobs.ts';
import { createReadings } from './readings.ts';
import { refuse } from './refusal.ts';

/** How long the trash keeps a conversation, in ms. */
const trashTime = 30 * 24 * 3_600_000;

/** The conversations of the accounts, as the clock has changed them. */
export interface HistoryStore {
  /** All that are not gone for ever, those in the trash included. */
  all(account: Account): WholeConversation[];
  /** All that were ever made, also those that are gone for ever: what was used stays used. */
  made(account: Account): readonly WholeConversation[];
  /** @throws Refusal 404 */
  find(account: Account, id: Id): WholeConversation;
  add(account: Account, conversation: WholeConversation): void;
  remove(account: Account, conversation: WholeConversation): void;
  /** Begins the job of a conversation anew, by the plan that it had before where there is none. */
  startJob(conversation: WholeConversation, plan?: JobPlan): void;
  /** Marks a change: a new revision now. */
  touch(conversation: WholeConversation): void;
  /** A moment for `as_of`, in ms: a conversation that is added from now on arrives after it. */
  takeMoment(): number;
  arrivedAt(conversation: WholeConversation): number;
}

export function createHistoryStore(clock: Clock): HistoryStore {
  const jobs = createHistoryJobs(clock);
  const arrivals = new WeakMap<WholeConversation, number>();
  const readings = createReadings(clock);
  const gone = new WeakMap<Account, readonly WholeConversation[]>();

  const touch = (conversation: WholeConversation) => {
    conversation.revision += 1;
    conversation.updated_at = toIsoTime(clock.now());
  };

  const keepOnly = (account: Account, isKept: (one: WholeConversation) => boolean) => {
    const lost = account.conversations.filter((one) => !isKept(one));
    if (lost.length > 0) {
      gone.set(account, [...(gone.get(account) ?? []), ...lost]);
      account.conversations = account.conversations.filter(isKept);
    }
  };

  const all = (account: Account) => {
    const isKept = ({ deleted_at }: WholeConversation) =>
      deleted_at === null || Date.parse(deleted_at) + trashTime > clock.now();
    keepOnly(account, isKept);
    for (const conversation of account.conversations) {
      if (jobs.advance(conversation)) {
        touch(conversation);
      }
    }
    return account.conversations;
  };

  return {
    all,
    made: (account) => [...all(account), ...(gone.get(account) ?? [])],
    touch,
    find: (account, id) => {
      const found = all(account).find((one) => isSameId(one.id, id));
      if (found === undefined) {
        throw refuse('not_found', 'این متن پیدا نشد.');
      }
      return found;
    },
    add: (account, conversation) => {
      arrivals.set(conversation, readings.arrive());
      account.conversations.unshift(conversation);
    },
    remove: (account, conversation) => keepOnly(account, (one) => one !== conversation),
    startJob: (conversation, plan) => {
      jobs.start(conversation, plan);
      touch(conversation);
    },
    takeMoment: () => readings.takeMoment(),
    arrivedAt: (conversation) =>
      arrivals.get(conversation) ?? Date.parse(conversation.created_at ?? ''),
  };
}

/** A conversation as a list shows it: without its text, which may not be made yet. */
export function toRow({
  text: _text,
  segments: _segments,
  ...row
}: WholeConversation): Conversation {
  return row;
}
