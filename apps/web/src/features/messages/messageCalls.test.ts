import type { AuthEvent } from '@nevisa/machines';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUserScopes } from '../../app/userScope.ts';
import { recordCalls } from '../../testing/recordCalls.ts';
import { guestFacts } from '../auth/authSession/authFacts.ts';
import { createMessages } from './messagesActor.ts';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

/** Starts the messages of a user, with two NEW messages; their loading is the first call. */
async function start() {
  const { client, calls } = recordCalls([
    { id: 1, status_for_user: 'NEW' },
    { id: 2, status_for_user: 'NEW' },
  ]);
  const sent: AuthEvent[] = [];
  const authStore = {
    client: () => client,
    facts: () => guestFacts,
    subscribe: () => () => undefined,
    send: (event: AuthEvent) => sent.push(event),
  };
  const actor = createUserScopes(authStore, () => ({ authStore }))
    .open(7)
    .get(createMessages);
  actor.start();
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('listed')).toBe(true));
  return { actor, calls, sent };
}

describe('the calls of the messages', () => {
  it('R-149, R-209: the list is read from the path of the specification', async () => {
    const { actor, calls } = await start();
    expect(calls).toEqual([
      { method: 'GET', path: '/communication/message/retrieve_all', body: null },
    ]);
    expect(actor.getSnapshot().context.messages).toMatchObject([{ id: 1 }, { id: 2 }]);
  });

  it.each([
    ['R-143, R-210, T-19', 'message.viewed', 'SEEN'],
    ['R-144, R-210, T-20', 'message.deleted', 'DELETED'],
  ] as const)('%s: after %s, a PUT has the id and the status %s', async (_, type, status) => {
    const { actor, calls } = await start();
    actor.send({ type, id: 1 });
    expect(calls.slice(1)).toEqual([
      { method: 'PUT', path: '/communication/message/change_status', body: { id: 1, status } },
    ]);
  });

  it('R-144, R-210: the undo of a deletion is a second PUT with the status SEEN', async () => {
    const { actor, calls } = await start();
    actor.send({ type: 'message.deleted', id: 1 });
    await vi.waitFor(() => expect(actor.getSnapshot().context.messages).toHaveLength(1));
    actor.send({ type: 'deletion.undone', id: 1 });
    expect(calls.slice(2)).toEqual([
      {
        method: 'PUT',
        path: '/communication/message/change_status',
        body: { id: 1, status: 'SEEN' },
      },
    ]);
  });

  it.each([
    ['R-143', 'message.viewed'],
    ['R-144, R-145', 'message.deleted'],
  ] as const)('%s: after %s, the badge receives the number of NEW messages', async (_, type) => {
    const { actor, sent } = await start();
    actor.send({ type, id: 1 });
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: 'messages.counted', count: 1 }));
  });

  it('R-146, R-211: all messages are deleted by a PUT without a body, and the badge receives 0', async () => {
    const { actor, calls, sent } = await start();
    actor.send({ type: 'deletionOfAll.requested' });
    actor.send({ type: 'deletionOfAll.confirmed' });
    expect(calls.slice(1)).toEqual([
      { method: 'PUT', path: '/communication/message/delete_all', body: null },
    ]);
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: 'messages.counted', count: 0 }));
  });
});
