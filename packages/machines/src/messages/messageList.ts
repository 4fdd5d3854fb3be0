import type { Message } from '@nevisa/api/types';

export type MessageId = Message['id'];

/** A message that was deleted, and the place to which it returns. */
export interface RemovedMessage {
  readonly message: Message;
  /** The ids of the messages that followed it in the list, with those removed before it. */
  readonly followers: readonly MessageId[];
}

/** A change requested by the person; each is one call of the server. */
export type MessageChange =
  | { readonly type: 'status.changed'; readonly id: MessageId; readonly status: 'SEEN' | 'DELETED' }
  /** The server knows no way back to NEW (specification §7): a restored message is SEEN. */
  | { readonly type: 'message.restored'; readonly id: MessageId; readonly removed: RemovedMessage }
  /** `ids`: the messages in the list, or on their way back to it, when the deletion was requested. */
  | { readonly type: 'all.deleted'; readonly ids: readonly MessageId[] };

/** The messages that are shown, newest first, and the calls about them under way. */
export interface MessageList {
  readonly messages: readonly Message[];
  readonly changes: readonly MessageChange[];
}

export const messageFilters = ['all', 'NOTIFICATION', 'OFFER'] as const;
export type MessageFilter = (typeof messageFilters)[number];

/** The messages of an answer that are shown: deleted ones left out, of two with one id the later (R-149, A07, A08). */
export function selectShown(answer: readonly Message[]): Message[] {
  const byId = new Map(answer.map((message) => [message.id, message]));
  return [...byId.values()].filter((message) => message.status_for_user !== 'DELETED');
}

/** How many are NEW: what the badge shows. */
export function countNew(messages: readonly Message[]): number {
  return messages.filter((message) => message.status_for_user === 'NEW').length;
}

/** The messages of one kind; an unknown kind is shown under `all` alone. */
export function filterMessages(
  messages: readonly Message[],
  filter: MessageFilter,
): readonly Message[] {
  return filter === 'all' ? messages : messages.filter(({ message_type: type }) => type === filter);
}

/** The list after a change that the server has taken. */
export function applyChange(
  messages: readonly Message[],
  change: MessageChange,
): readonly Message[] {
  if (change.type === 'all.deleted') {
    const gone = new Set(change.ids);
    return messages.filter(({ id }) => !gone.has(id));
  }
  if (change.type === 'message.restored') {
    return putBack(messages, change.removed);
  }
  const { id, status } = change;
  return status === 'DELETED'
    ? messages.filter((message) => message.id !== id)
    : messages.map((message) =>
        message.id === id ? { ...message, status_for_user: status } : message,
      );
}

/** The list with a removed message at its former place, and as SEEN; unchanged where it is listed again. */
function putBack(
  messages: readonly Message[],
  { message, followers }: RemovedMessage,
): readonly Message[] {
  if (messages.some(({ id }) => id === message.id)) {
    return messages;
  }
  return messages.toSpliced(findPlace(messages, followers), 0, {
    ...message,
    status_for_user: 'SEEN',
  });
}

/** The place in front of the first of the followers that is listed; the end without one. */
function findPlace(messages: readonly Message[], followers: readonly MessageId[]): number {
  const place = messages.findIndex(({ id }) => followers.includes(id));
  return place === -1 ? messages.length : place;
}

/** The removed messages after a change that the server has taken; each message once, until it is restored. */
export function rememberRemoved(
  removed: readonly RemovedMessage[],
  messages: readonly Message[],
  change: MessageChange,
): readonly RemovedMessage[] {
  if (change.type === 'all.deleted' || isViewing(change)) {
    return removed;
  }
  const others = removed.filter(({ message }) => message.id !== change.id);
  if (!isDeletion(change)) {
    return others;
  }
  const place = messages.findIndex(({ id }) => id === change.id);
  const message = messages[place];
  if (message === undefined) {
    return removed;
  }
  const removedAfter = others.filter(({ followers }) => findPlace(messages, followers) > place);
  const followers = [...messages.slice(place + 1), ...removedAfter.map((each) => each.message)];
  return [...others, { message, followers: followers.map(({ id }) => id) }];
}

/** The removed messages when the list is loaded again: it may lack one whose deletion has no answer yet. */
export function rememberMissing(
  { messages, changes, removed }: MessageList & { removed: readonly RemovedMessage[] },
  loaded: readonly Message[],
): readonly RemovedMessage[] {
  const isLoaded = (change: MessageChange) => loaded.some(({ id }) => concerns(change, id));
  return changes
    .filter((change) => isDeletion(change) && !isLoaded(change))
    .reduce((before, change) => rememberRemoved(before, messages, change), removed);
}

/** Whether a change deletes one message. */
export function isDeletion(
  change: MessageChange,
): change is Extract<MessageChange, { type: 'status.changed' }> {
  return change.type === 'status.changed' && change.status === 'DELETED';
}

function isViewing(change: MessageChange): boolean {
  return change.type === 'status.changed' && change.status === 'SEEN';
}

/** Whether a call under way is about a message. */
export function concerns(change: MessageChange, id: MessageId): boolean {
  return change.type === 'all.deleted' ? change.ids.includes(id) : change.id === id;
}

/** Whether two calls are about one message. The server deletes all its messages, not only the listed ones. */
export function isAboutSameMessage(one: MessageChange, other: MessageChange): boolean {
  return one.type === 'all.deleted' || other.type === 'all.deleted' || one.id === other.id;
}

/** Whether a message is on its way out. */
export function isBeingDeleted(changes: readonly MessageChange[], id: MessageId): boolean {
  return changes.some(
    (change) => concerns(change, id) && (change.type === 'all.deleted' || isDeletion(change)),
  );
}

/** Whether two descriptions mean one change; the same one is never under way twice. */
export function isSameChange(one: MessageChange, other: MessageChange): boolean {
  if (one.type === 'status.changed' && other.type === 'status.changed') {
    return one.id === other.id && one.status === other.status;
  }
  return one.type === 'message.restored' && other.type === 'message.restored'
    ? one.id === other.id
    : one.type === other.type;
}

/** Whether a message was removed, is not listed again, and no call but a view is about it. */
export function canRestore(
  { messages, changes, removed }: MessageList & { removed: readonly RemovedMessage[] },
  restored: MessageId,
): boolean {
  return (
    removed.some(({ message }) => message.id === restored) &&
    !messages.some(({ id }) => id === restored) &&
    !changes.some((change) => concerns(change, restored) && !isViewing(change))
  );
}

/** Whether a message is NEW and no call is about it. */
export function canView({ messages, changes }: MessageList, viewed: MessageId): boolean {
  const message = messages.find(({ id }) => id === viewed);
  return message?.status_for_user === 'NEW' && !changes.some((change) => concerns(change, viewed));
}

/** Whether a message is there and not being deleted. */
export function canDelete({ messages, changes }: MessageList, deleted: MessageId): boolean {
  return messages.some(({ id }) => id === deleted) && !isBeingDeleted(changes, deleted);
}

/** Whether there is a message, and not all of them are being deleted. */
export function canDeleteAll({ messages, changes }: MessageList): boolean {
  return messages.length > 0 && !changes.some(({ type }) => type === 'all.deleted');
}
