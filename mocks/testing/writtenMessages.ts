import type { Contract, PayloadOf } from '@nevisa/api';
import type { Backend } from '../backend.ts';
import { Refusal } from '../rules/refusal.ts';
import { Repeated } from '../rules/repeated.ts';

export type NewMessage = PayloadOf<Contract['createAdminMessage']>;

export const minute = 60_000;
export const day = 1_440 * minute;
export const draft: Omit<NewMessage, 'client_id'> = {
  title: 'خبر',
  text: 'متن خبر',
  message_type: 'NOTIFICATION',
  audience: { kind: 'ALL' },
  send_at: null,
  expires_at: null,
  link: null,
  discount_code: null,
  state: 'DRAFT',
};

let made = 0;

/** A message that the administrator has made, a draft unless said otherwise. */
export function create(backend: Backend, fields: Partial<NewMessage> = {}) {
  made += 1;
  const message = { ...draft, client_id: `client-${made}`, ...fields };
  const answer = backend.createAdminMessage(backend.account('admin'), message);
  if (answer instanceof Repeated) {
    throw new TypeError('The message was made before.');
  }
  return answer;
}

/** Sends a message to the expected number of people. */
export function send(
  backend: Backend,
  { id, revision, client_id: clientId }: ReturnType<typeof create>,
  expected = countEveryone(backend),
) {
  return backend.sendAdminMessage(backend.account('admin'), {
    id,
    revision,
    client_id: clientId ?? '',
    expected_recipients: expected,
  });
}

/** How many people a message to all users reaches. */
export function countEveryone(backend: Backend): number {
  return backend.countAudience({ audience: { kind: 'ALL' } }).count;
}

/** Why the server refuses an act; null when it does not. */
export function findRefusal(act: () => unknown) {
  try {
    act();
  } catch (error) {
    return error instanceof Refusal ? { status: error.status, body: error.body } : error;
  }
  return null;
}

/** The time of the server in so many ms. */
export const writeTimeAhead = (backend: Backend, ms: number) =>
  new Date(backend.clock.now() + ms).toISOString();
/** The titles in the message centre of an account. */
export const listTitles = (backend: Backend, name: 'sara' | 'reza' | 'admin') =>
  backend.listMessages(backend.account(name)).map(({ title }) => title);
