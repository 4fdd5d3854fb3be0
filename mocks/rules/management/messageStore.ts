import type { Id } from '@nevisa/api/types';
import type { Account } from '../../fixtures/accounts.ts';
import { makeManyAdminMessages } from '../../fixtures/adminMessages/makeManyAdminMessages.ts';
import type { StoredMessage } from '../../fixtures/adminMessages/storedMessage.ts';
import type { Clock } from '../clock.ts';
import type { People } from '../people.ts';
import { refuse } from '../refusal.ts';
import { deliver, findAudience, noteStatuses, takeAway } from './messageDelivery.ts';

/** The messages of administration, and those that their recipients find: one store. */
export interface MessageStore {
  /** Every message, in the order in which they were made. They are current: what is due has been sent. */
  all(): readonly StoredMessage[];
  /** @throws Refusal 404 for a message that does not exist */
  find(id: Id): StoredMessage;
  add(message: StoredMessage): void;
  remove(message: StoredMessage): void;
  nextId(): string;
  listAudience(audience: StoredMessage['audience']): Account[];
  /** Sends what is due and ends the display of what has ended, by the clock of the server. */
  settle(): void;
  /** Notes what recipients have done with their messages. */
  note(): void;
}

export function createMessageStore(clock: Clock, people: Pick<People, 'everyone'>): MessageStore {
  let stored: StoredMessage[] | null = null;
  let made = 0;
  const messages = () => (stored ??= makeManyAdminMessages());
  const listAudience = (audience: StoredMessage['audience']) =>
    findAudience(people.everyone(), audience, clock.now());
  const settle = () => {
    for (const message of messages()) {
      settleMessage(message, { now: clock.now(), listAudience });
    }
  };
  return {
    all: () => {
      settle();
      return messages();
    },
    find: (id) => {
      settle();
      const message = messages().find((one) => one.id === String(id));
      if (message === undefined) {
        throw refuse('not_found', 'این پیام پیدا نشد.');
      }
      return message;
    },
    add: (message) => {
      stored = [...messages(), message];
    },
    remove: (message) => {
      stored = messages().filter((one) => one !== message);
    },
    nextId: () => {
      made += 1;
      return `a3000000-0000-4000-9000-${String(made).padStart(12, '0')}`;
    },
    listAudience,
    settle,
    note: () => {
      for (const message of messages()) {
        noteStatuses(message, clock.now());
      }
    },
  };
}

interface Settling {
  now: number;
  listAudience: MessageStore['listAudience'];
}

function settleMessage(message: StoredMessage, { now, listAudience }: Settling): void {
  const { state, sendAt, expiresAt } = message;
  if (state === 'SCHEDULED' && sendAt !== null && sendAt <= now) {
    const recipients = listAudience(message.audience);
    if (recipients.length === 0) {
      // No user is left to receive it.
      message.state = 'CANCELED';
      message.revision += 1;
    } else {
      deliver(message, recipients, sendAt);
    }
  }
  if (expiresAt !== null && expiresAt <= now) {
    takeAway(message);
  }
}
