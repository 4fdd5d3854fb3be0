import type { Message } from '@nevisa/api/types';
import type { Account } from '../../fixtures/accounts.ts';
import type { StoredMessage } from '../../fixtures/adminMessages/storedMessage.ts';
import { toIsoTime } from '../clock.ts';

/** How long a user is new, in ms. */
const newTime = 30 * 86_400_000;

/** The accounts that an audience has at this moment. */
export function findAudience(
  accounts: readonly Account[],
  { kind, user_ids: ids }: StoredMessage['audience'],
  now: number,
): Account[] {
  const named = new Set(ids.map(String));
  const belongs: Record<StoredMessage['audience']['kind'], (account: Account) => boolean> = {
    ALL: () => true,
    ACTIVE_SERVICE: ({ nevisa_service_account: service }) => service.has_service ?? false,
    EXPIRED_SERVICE: ({ nevisa_service_account: service, transactions }) =>
      !(service.has_service ?? false) && transactions.some(({ status }) => status === 'SUCCESS'),
    NEW_USERS: ({ date_joined: joined }) => now - Date.parse(joined) <= newTime,
    USERS: ({ id }) => named.has(id),
  };
  return accounts.filter(
    (account) => account.verified && account.is_active && belongs[kind](account),
  );
}

/** Puts the message into the message centre of its recipients, as the newest one. */
export function deliver(message: StoredMessage, recipients: readonly Account[], at: number): void {
  message.state = 'SENT';
  message.sentAt = at;
  message.updatedAt = at;
  message.revision += 1;
  for (const account of recipients) {
    const copy = toUserMessage(message, message.id, at);
    account.messages.unshift(copy);
    message.deliveries.push({ account, message: copy, seenAt: null, deletedAt: null });
  }
}

/** A message as its recipient finds it. */
export function toUserMessage(
  { title, text, type, link, code }: StoredMessage,
  id: string,
  at: number,
): Message {
  return {
    id,
    title: title.trim(),
    text: text.trim(),
    message_type: type,
    status_for_user: 'NEW',
    time_created: toIsoTime(at),
    link,
    discount_code: code,
  };
}

/** Takes the message out of the message centre of everyone. */
export function takeAway({ deliveries }: StoredMessage): void {
  for (const { account, message } of deliveries) {
    account.messages = account.messages.filter((one) => one !== message);
  }
}

/** Notes when recipients have read and deleted the message; a deletion says nothing about reading. */
export function noteStatuses({ deliveries }: StoredMessage, now: number): void {
  for (const delivery of deliveries) {
    const { status_for_user: status } = delivery.message;
    if (status === 'SEEN') {
      delivery.seenAt ??= now;
    }
    delivery.deletedAt = status === 'DELETED' ? (delivery.deletedAt ?? now) : null;
  }
}
