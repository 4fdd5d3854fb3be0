import type { Id } from '@nevisa/api/types';
import type { ComposeContext, MessageProblems, MessageValues } from './messageComposeTypes.ts';

/** The values of a form in which nothing is filled in. */
export const emptyMessage: MessageValues = {
  title: '',
  text: '',
  type: 'NOTIFICATION',
  audience: { kind: 'ALL', userIds: [] },
  way: 'now',
  sendDay: null,
  sendClock: null,
  expiryDay: null,
  expiryClock: null,
  link: '',
  code: '',
};

/** The most people that a message can name. */
export const mostRecipients = 20_000;

/** The names of the values, in the order of the form. */
const messageValueNames = Object.keys(emptyMessage) as (keyof MessageValues)[];

/** Whether two forms say the same. People that no audience names, and a time that is not used, do not count. */
export function isSameMessage(one: MessageValues, other: MessageValues): boolean {
  return messageValueNames.every((name) => isSameValue(one, other, name));
}

/** The values that differ. */
export function listDifferingValues(
  one: MessageValues,
  other: MessageValues,
): (keyof MessageValues)[] {
  return messageValueNames.filter((name) => !isSameValue(one, other, name));
}

function isSameValue(one: MessageValues, other: MessageValues, name: keyof MessageValues): boolean {
  if (name === 'audience') {
    return isSameAudience(one.audience, other.audience);
  }
  if (name === 'sendDay' || name === 'sendClock') {
    return (one.way === 'now' && other.way === 'now') || one[name] === other[name];
  }
  // The spaces around a value are no value.
  return (one[name] ?? '').trim() === (other[name] ?? '').trim();
}

/** Whether two audiences name the same people. */
export function isSameAudience(
  one: MessageValues['audience'],
  other: MessageValues['audience'],
): boolean {
  if (one.kind !== other.kind || one.kind !== 'USERS') {
    return one.kind === other.kind;
  }
  const ids = new Set(one.userIds.map(String));
  const otherIds = new Set(other.userIds.map(String));
  return ids.size === otherIds.size && [...ids].every((id) => otherIds.has(id));
}

/** The people without those that are there already, in the order in which they came. */
export function joinIds(ids: readonly Id[], more: readonly Id[]): readonly Id[] {
  const known = new Map<string, Id>();
  for (const id of [...ids, ...more]) {
    if (!known.has(String(id))) {
      known.set(String(id), id);
    }
  }
  return [...known.values()];
}

/** The time of the server, in ms since 1970. */
export function readServerTime({ now, serverAhead }: Pick<ComposeContext, 'now' | 'serverAhead'>) {
  return now() + serverAhead;
}

/** What keeps the message from being sent at this moment. */
export function findProblems(context: ComposeContext): MessageProblems {
  return context.check(context.values, readServerTime(context));
}

/** The server has what the form says, in the requested state, or there is nothing to save. */
export function isSettled({ saved, values, blank, wish }: ComposeContext): boolean {
  if (saved === null) {
    return wish === null && isSameMessage(values, blank);
  }
  return isSameMessage(saved.values, values) && (wish === null || saved.state === wish);
}

/** A message that is scheduled is saved only when a person says so: a half-typed text must not go out. */
export function savesByItself({ saved, wish }: ComposeContext): boolean {
  return wish !== null || saved?.state !== 'SCHEDULED';
}
