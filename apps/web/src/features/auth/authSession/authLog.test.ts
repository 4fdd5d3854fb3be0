import { type NodeMocks, startNode } from '@nevisa/mocks/node';
import { createPretendSocial } from '@nevisa/mocks/pretendSocial';
import type { Failure, Outcome } from '@nevisa/api/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import type { SocialSignIn } from '../social/socialSignIn.ts';
import type { RunningAuth } from './startAuth.ts';
import { startSession } from './startAuthTesting.ts';

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

function start(social: SocialSignIn | null = null) {
  const session = startSession('https://api.nevisa.test', createMemoryStorage(), social);
  running = session;
  return session;
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
