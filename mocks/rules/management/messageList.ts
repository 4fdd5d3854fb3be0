import type { Contract, PayloadOf } from '@nevisa/api';
import type { AdminMessage } from '@nevisa/api/types';
import type { StoredMessage } from '../../fixtures/adminMessages/storedMessage.ts';
import { toIsoTime } from '../clock.ts';
import { makePersianPattern } from '../historySearch.ts';
import { countDeliveries } from './messageReport.ts';

type Query = PayloadOf<Contract['listAdminMessages']>;

/** The messages of a query, in its order. */
export function findMessages(messages: readonly StoredMessage[], query: Query): StoredMessage[] {
  const { ordering = '-time' } = query;
  const key = ordering.replace('-', '') as keyof typeof orders;
  const direction = ordering.startsWith('-') ? -1 : 1;
  const compare = orders[key];
  return messages
    .filter(createMatcher(query))
    .sort((one, other) => direction * compare(one, other) || (one.id < other.id ? -1 : 1));
}

/** A message as the list and its page have it. */
export function toAdminMessage(message: StoredMessage): AdminMessage {
  const { recipients, seen, deleted, opened } = countDeliveries(message);
  return {
    id: message.id,
    client_id: message.clientId,
    title: message.title,
    text: message.text,
    message_type: message.type,
    audience: { kind: message.audience.kind, user_ids: [...message.audience.user_ids] },
    state: message.state,
    send_at: toText(message.sendAt),
    expires_at: toText(message.expiresAt),
    link: message.link,
    discount_code: message.code,
    recipients,
    seen_count: seen,
    deleted_count: deleted,
    opened_count: opened,
    sent_at: toText(message.sentAt),
    created_at: toIsoTime(message.createdAt),
    updated_at: toIsoTime(message.updatedAt),
    revision: message.revision,
  };
}

function createMatcher(query: Query): (message: StoredMessage) => boolean {
  const { state, message_type: type, audience, search = '', from, to } = query;
  const pattern = makePersianPattern(search);
  const earliest = from === undefined ? -Infinity : Date.parse(from);
  const latest = to === undefined ? Infinity : Date.parse(to);
  return (message) =>
    (state === undefined || message.state === state) &&
    (type === undefined || message.type === type) &&
    (audience === undefined || message.audience.kind === audience) &&
    getTime(message) >= earliest &&
    getTime(message) < latest &&
    (pattern === null || [message.title, message.text].some((words) => pattern.test(words)));
}

/** When a message was or will be sent; of a draft, when it was changed. */
function getTime({ state, sentAt, sendAt, updatedAt }: StoredMessage): number {
  const planned = state === 'SCHEDULED' || state === 'CANCELED' ? sendAt : null;
  return sentAt ?? planned ?? updatedAt;
}

const persian = new Intl.Collator('fa', { numeric: true });

const orders = {
  time: (one: StoredMessage, other: StoredMessage) => getTime(one) - getTime(other),
  title: (one: StoredMessage, other: StoredMessage) => persian.compare(one.title, other.title),
  recipients: (one: StoredMessage, other: StoredMessage) =>
    (countDeliveries(one).recipients ?? -1) - (countDeliveries(other).recipients ?? -1),
  read_rate: (one: StoredMessage, other: StoredMessage) => computeRate(one) - computeRate(other),
} as const;

function computeRate(message: StoredMessage): number {
  const { recipients, seen } = countDeliveries(message);
  return recipients === null || recipients === 0 ? -1 : (seen ?? 0) / recipients;
}

function toText(moment: number | null): string | null {
  return moment === null ? null : toIsoTime(moment);
}
