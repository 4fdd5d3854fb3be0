import { type NodeMocks, startNode } from '@nevisa/mocks/node';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { getStaffClient } from '../../management/staffClient.ts';
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
