import { createClient } from '@nevisa/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MemberScope } from '../../app/userScope.ts';
import { createMessages, type MessagesActor, type MessagesPorts } from './messagesActor.ts';

const message = {
  title: 'خوش آمدید',
  text: 'بستهٔ شما فعال شد.',
  message_type: 'NOTIFICATION',
  time_created: '2026-11-21T10:00:00Z',
};
const list = [
  { ...message, id: 1, status_for_user: 'NEW' },
  { ...message, id: 2, status_for_user: 'SEEN' },
];

let actor: MessagesActor | undefined;
afterEach(() => actor?.stop());

/** The messages of a user, after their list has come. */
async function open() {
  const sent: [string, unknown][] = [];
  const client = createClient({
    host: '',
    readToken: () => 'token-of-sara',
    fetch: (address, init) => {
      const body = init?.body === undefined ? null : (JSON.parse(init.body as string) as unknown);
      sent.push([`${init?.method} ${address as string}`, body]);
      return Promise.resolve(Response.json(list));
    },
  });
  const authStore = {
    client: () => client,
    facts: () => ({ user: null }),
    subscribe: () => () => undefined,
    send: () => undefined,
  } as unknown as MessagesPorts['authStore'];
  const scope = { userId: '1', onDispose: () => undefined } as unknown as MemberScope;
  const messages = createMessages({ authStore }, scope);
  actor = messages;
  messages.start();
  await vi.waitFor(() => expect(messages.getSnapshot().hasTag('loading')).toBe(false));
  return { messages, sent };
}

describe('the calls of the messages', () => {
  it('R-209: the list of the server is loaded', async () => {
    const { messages, sent } = await open();
    expect(sent).toEqual([['GET /communication/message/retrieve_all', null]]);
    expect(messages.getSnapshot().context.messages).toEqual(list);
  });

  it.each([
    ['message.viewed', 1, 'SEEN'],
    ['message.deleted', 2, 'DELETED'],
  ] as const)('R-210: after %s the id and the status are sent', async (type, id, status) => {
    const { messages, sent } = await open();
    messages.send({ type, id });
    await vi.waitFor(() =>
      expect(sent.slice(1)).toEqual([['PUT /communication/message/change_status', { id, status }]]),
    );
  });

  it('R-211: the deletion of all messages is sent without a body', async () => {
    const { messages, sent } = await open();
    messages.send({ type: 'deletionOfAll.requested' });
    messages.send({ type: 'deletionOfAll.confirmed' });
    await vi.waitFor(() =>
      expect(sent.slice(1)).toEqual([['PUT /communication/message/delete_all', null]]),
    );
  });
});
