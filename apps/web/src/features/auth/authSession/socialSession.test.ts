import { createPretendSocial } from '@nevisa/mocks/pretendSocial';
import { type NodeMocks, startNode } from '@nevisa/mocks/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import type { SocialSignIn } from '../social/socialSignIn.ts';
import type { RunningAuth } from './startAuth.ts';
import { startSession } from './startAuthTesting.ts';

let mocks: NodeMocks;
let running: RunningAuth | undefined;
beforeEach(() => {
  mocks = startNode();
});
afterEach(() => {
  running?.stop();
  mocks.close();
  vi.restoreAllMocks();
});

function start(social: SocialSignIn) {
  const session = startSession('https://api.nevisa.test', createMemoryStorage(), social);
  running = session;
  return session;
}

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
