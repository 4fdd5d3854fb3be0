import { type NodeMocks, startNode } from '@nevisa/mocks/node';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { createPersonalStorage } from '../../../shared/storage/personalStorage.ts';
import { getStaffClient } from '../../management/staffClient.ts';
import { createKnownAccount } from './knownAccount.ts';
import { startSession } from './startAuthTesting.ts';

const host = 'https://api.nevisa.test';

let mocks: NodeMocks;
beforeEach(() => {
  mocks = startNode();
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
});
afterEach(() => {
  mocks.close();
  vi.restoreAllMocks();
});

it('R-197, R-212: every client of a session calls the configured host with the token, until the sign-out', async () => {
  const { token } = mocks.backend.account('sara');
  const session = startSession(host, createMemoryStorage({ accessToken: token }), null);
  await vi.waitFor(() => expect(session.seen.at(-1)?.user?.username).toBe('sara'));
  const sent = vi.spyOn(globalThis, 'fetch');
  const readLast = () => {
    const [address, init] = sent.mock.lastCall ?? [];
    return [
      new URL(address as string, 'https://page.test').origin,
      new Headers(init?.headers).get('authorization'),
    ];
  };
  await session.client.listMessages();
  expect(readLast()).toEqual([host, `token ${token}`]);
  await getStaffClient(session).listAudit({});
  expect(readLast()).toEqual([host, `token ${token}`]);
  session.send({ type: 'signOut.requested' });
  await session.client.listMessages();
  expect(readLast()).toEqual([host, null]);
  session.stop();
});

it('A04: a call of this tab never has the token of another person, also before the sign-in of the other tab is known here', async () => {
  const { token } = mocks.backend.account('sara');
  const storage = createMemoryStorage({ accessToken: token });
  const session = startSession(host, storage, null);
  await vi.waitFor(() => expect(session.seen.at(-1)?.user?.username).toBe('sara'));
  const sent = vi.spyOn(globalThis, 'fetch');
  const readLast = () => new Headers(sent.mock.lastCall?.[1]?.headers).get('authorization');
  storage.write('accessToken', mocks.backend.account('reza').token);
  await session.client.listMessages();
  expect(readLast()).toBe(`token ${token}`);
  session.send({ type: 'profile.changed' });
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(readLast()).toBe(`token ${token}`);
  expect(session.seen.at(-1)?.user?.username).toBe('sara');
  storage.remove('accessToken');
  await session.client.listMessages();
  expect(readLast()).toBeNull();
  session.stop();
});

it.each([
  ['sara', 'token token-2'],
  ['reza', null],
] as const)(
  'S07, A04: a call that is refused after a sign-in in another tab is sent once more with that token only for the same person: %s',
  async (name, again) => {
    const { token } = mocks.backend.account('sara');
    const storage = createMemoryStorage({ accessToken: token });
    const session = startSession(host, storage, null);
    await vi.waitFor(() => expect(session.seen.at(-1)?.user?.username).toBe('sara'));
    const sent = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response('', { status: 401 })));
    const { token: _, ...user } = mocks.backend.account(name);
    const personal = createPersonalStorage(storage);
    createKnownAccount({ storage, personal }).remember('token-2', {
      ...user,
      new_messages_count: 0,
    });
    storage.write('accessToken', 'token-2');
    await session.client.listMessages();
    const headers = sent.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get('authorization'),
    );
    expect(headers).toEqual([`token ${token}`, ...(again === null ? [] : [again])]);
    session.stop();
  },
);
