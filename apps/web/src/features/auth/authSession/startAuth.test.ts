import { createPretendSocial } from '@nevisa/mocks/pretendSocial';
import { type NodeMocks, startNode } from '@nevisa/mocks/node';
import type { Failure, Outcome } from '@nevisa/api/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenStore } from '../../../shared/storage/tokenStore.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import type { SocialSignIn } from '../social/socialSignIn.ts';
import type { AuthFacts } from './authFacts.ts';
import { type RunningAuth, startAuth } from './startAuth.ts';

let mocks: NodeMocks;
let running: RunningAuth | undefined;
/** The lines of the log. */
let lines: unknown[][];
beforeEach(() => {
  mocks = startNode();
  lines = [];
  vi.spyOn(console, 'debug').mockImplementation((...line) => {
    lines.push(line);
  });
});
afterEach(() => {
  running?.stop();
  mocks.close();
  vi.restoreAllMocks();
});

function start(social: SocialSignIn | null = null, stored: Record<string, string> = {}) {
  const tokens = createTokenStore(createMemoryStorage(stored));
  running = startAuth({ apiHost: 'https://api.nevisa.test', tokens, social });
  const seen: AuthFacts[] = [];
  running.watch((facts) => seen.push(facts));
  return { ...running, seen };
}

describe('the log', () => {
  it.each([
    ['R-109, R-239', 'resendCodeByPhone', { id: 7 }],
    ['R-109, R-239', 'resendCodeByEmail', { id: 7 }],
    ['R-148, R-239', 'listMessages', undefined],
    ['R-148, R-239', 'changeMessageStatus', { id: 7, status: 'SEEN' }],
    ['R-148, R-239', 'deleteAllMessages', undefined],
  ] as const)('%s: has the failure of %s, without its payload', async (_, call, payload) => {
    mocks.backend.breakDown(call, 'server');
    const { client } = start();
    await client[call](payload as never);
    expect(lines).toEqual([[`${call} failed`, 'server', 500]]);
  });

  it('has the failure of a call without an answer', async () => {
    mocks.backend.breakDown('listMessages', 'network');
    await start().client.listMessages();
    expect(lines).toEqual([['listMessages failed', 'network', '']]);
  });

  it('has no line for a success', async () => {
    await start().client.login({ username_or_phone_or_email: 'sara', password: 'sara-1405' });
    expect(lines).toEqual([]);
  });

  it.each<Failure['kind']>(['network', 'blocked', 'unanswered', 'aborted'])(
    'R-172: has what fails at the provider: %s',
    async (kind) => {
      const outcome = { ok: false, failure: { kind } } as Outcome<string>;
      const { send, seen } = start({ getCredential: () => Promise.resolve(outcome) });
      send({ type: 'socialSignIn.requested', invitationKey: null });
      await vi.waitFor(() => expect(seen.at(-1)?.busy).toBe(false));
      expect(lines).toEqual([['social sign-in failed', kind, '']]);
    },
  );

  it('R-172: has the refusal of our server, without the credential', async () => {
    const { send, seen } = start(createPretendSocial('refused'));
    send({ type: 'socialSignIn.requested', invitationKey: null });
    await vi.waitFor(() => expect(seen.at(-1)?.failure?.kind).toBe('refused'));
    expect(lines).toEqual([['verifyGoogleCredential failed', 'refused', 400]]);
  });
});

describe('a stored token', () => {
  async function startAsSara() {
    const { token } = mocks.backend.account('sara');
    const started = start(null, { accessToken: token });
    await vi.waitFor(() => expect(started.seen.at(-1)?.user?.username).toBe('sara'));
    return { ...started, token };
  }

  it('R-191, R-202: loads the account with one call', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const { token } = await startAsSara();
    const calls = sent.mock.calls.map(([address, init]) => [
      `${init?.method} ${address as string}`,
      new Headers(init?.headers).get('authorization'),
    ]);
    expect(calls).toEqual([['GET https://api.nevisa.test/account/retrieve', `token ${token}`]]);
  });

  it('R-242: a later 401 ends the auth session as expired', async () => {
    const { client, seen } = await startAsSara();
    mocks.backend.breakDown('getServices', { status: 401, body: null });
    await client.getServices();
    expect(seen.at(-1)).toMatchObject({ user: null, expired: true, left: false });
  });
});

describe('social sign-in', () => {
  it.each([
    ['R-170, R-201, R-088: with the invitation key', 'SARA-1405', { invitation_key: 'SARA-1405' }],
    ['R-170, R-201: without one', null, {}],
  ])('%s', async (_, invitationKey, expected) => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const { send, seen } = start(createPretendSocial('success'));
    send({ type: 'socialSignIn.requested', invitationKey });
    await vi.waitFor(() => expect(seen.at(-1)?.user?.username).toBe('sara'));
    const [address, init] = sent.mock.calls[0] ?? [];
    expect(address).toBe('https://api.nevisa.test/account/social_verify/google/');
    expect(init?.body).toBe(JSON.stringify({ credential: 'google:sara@nevisa.test', ...expected }));
  });

  it('R-074: an unanswered provider does not block the form', async () => {
    let asked: AbortSignal | undefined;
    const never: SocialSignIn = {
      getCredential: (signal) => {
        asked = signal;
        return new Promise(() => undefined);
      },
    };
    const { send, seen } = start(never);
    send({ type: 'socialSignIn.requested', invitationKey: null });
    expect(seen.at(-1)?.busy).toBe(true);
    send({
      type: 'signIn.submitted',
      credentials: { username_or_phone_or_email: 'sara', password: 'sara-1405' },
    });
    await vi.waitFor(() => expect(seen.at(-1)?.user?.username).toBe('sara'));
    expect(asked?.aborted).toBe(true);
  });

  it('R-172: the user can give it up', () => {
    const { send, seen } = start({ getCredential: () => new Promise(() => undefined) });
    send({ type: 'socialSignIn.requested', invitationKey: null });
    send({ type: 'socialSignIn.cancelled' });
    expect(seen.at(-1)).toMatchObject({ busy: false, failure: null });
  });
});
