import type { Client, Outcome } from '@nevisa/api';
import type { Failure, User } from '@nevisa/api/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';
import {
  createRenewableToken,
  type RenewableToken,
} from '../../../shared/storage/renewableToken.ts';
import { createTokenStore } from '../../../shared/storage/tokenStore.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { createAuthActor } from './authActor.ts';
import type { KnownAccount } from './knownAccount.ts';
import type { RepeatedQuestion } from './repeatedQuestion.ts';

beforeEach(() => void vi.spyOn(console, 'debug').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const sara = { id: 7, username: 'sara' } as User;

/** Starts with a stored token; the account is answered with these outcomes in turn. */
function start(
  answers: readonly ((tokens: RenewableToken, storage: BrowserStorage) => Outcome<User>)[],
) {
  let hear: (key: string | null) => void = () => undefined;
  const storage: BrowserStorage = {
    ...createMemoryStorage({ accessToken: 'token-1' }),
    watch(listener) {
      hear = listener;
      return () => undefined;
    },
  };
  /** Simulates a sign-in in another tab. */
  const signInElsewhere = (token: string) => {
    storage.write('accessToken', token);
    hear('accessToken');
  };
  const tokens = createRenewableToken(storage, createTokenStore(storage));
  const known = {
    remember: vi.fn<KnownAccount['remember']>(),
    recall: vi.fn<KnownAccount['recall']>(() => sara),
  };
  const question = {
    begin: vi.fn<RepeatedQuestion['begin']>(),
    end: vi.fn<RepeatedQuestion['end']>(),
  };
  const retrieveAccount = vi.fn<() => Promise<Outcome<User>>>();
  answers.forEach((answer) =>
    retrieveAccount.mockImplementationOnce(async () => answer(tokens, storage)),
  );
  const client = { retrieveAccount } as unknown as Client;
  const actor = createAuthActor({ client, tokens, social: null, known, question });
  actor.start();
  return { actor, storage, signInElsewhere, tokens, known, question, retrieveAccount };
}

const ok = (): Outcome<User> => ({ ok: true, answer: sara });
const fail = (failure: Failure) => (): Outcome<User> => ({ ok: false, failure });
const silent = fail({ kind: 'network' });

describe('the account of the auth session', () => {
  it.each<[string, () => Outcome<User>, number]>([
    ['the account', ok, 1],
    ['a refusal', fail({ kind: 'refused', status: 403 } as Failure), 1],
    ['nothing', silent, 0],
    ['a failure of the server', fail({ kind: 'server', status: 500 }), 0],
  ])('X-321: is repeated until its answer; with %s it has ended: %o', async (_, answer, ends) => {
    const { actor, question, retrieveAccount } = start([silent, answer]);
    await vi.waitFor(() => expect(question.begin).toHaveBeenCalledTimes(1));
    expect(question.end).not.toHaveBeenCalled();
    actor.send({ type: 'profile.changed' });
    await vi.waitFor(() => expect(retrieveAccount).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('starting')).toBe(false));
    expect(question.end).toHaveBeenCalledTimes(ends);
    actor.stop();
  });

  it('X-326, A04: an answer that comes after the token has changed is not stored', async () => {
    const changed = start([
      (tokens) => {
        tokens.remove();
        return ok();
      },
    ]);
    const same = start([ok]);
    await vi.waitFor(() => expect(same.known.remember).toHaveBeenCalledWith('token-1', sara));
    await vi.waitFor(() => expect(changed.actor.getSnapshot().hasTag('starting')).toBe(false));
    expect(changed.known.remember).not.toHaveBeenCalled();
    changed.actor.stop();
    same.actor.stop();
  });

  it('X-321: is known on the device as it was changed last', async () => {
    const { actor, known } = start([ok]);
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('signed-in')).toBe(true));
    const changed = { ...sara, email: 'new@example.ir' };
    actor.send({ type: 'account.changed', user: changed });
    expect(known.remember.mock.lastCall).toEqual(['token-1', changed]);
    known.recall.mockReturnValue({ ...sara, id: 8 });
    actor.send({ type: 'account.changed', user: sara });
    expect(known.remember.mock.lastCall).toEqual(['token-1', changed]);
    actor.stop();
  });

  it('A04, S07: is asked for again where another tab has signed in during the question', async () => {
    const reza = { id: 8, username: 'reza' } as User;
    const { actor, known } = start([
      (_, storage) => {
        storage.write('accessToken', 'token-2');
        return ok();
      },
      () => ({ ok: true, answer: reza }),
    ]);
    const seen: unknown[] = [];
    actor.subscribe(({ context: { user } }) => seen.push(user?.username));
    await vi.waitFor(() => expect(seen).toContain('reza'));
    expect(seen).not.toContain('sara');
    expect(known.remember.mock.calls).toEqual([['token-2', reza]]);
    actor.stop();
  });

  it('A01, A04: a 401 to a token that another tab has replaced leaves the new one', async () => {
    const { actor, storage: browser } = start([
      (_, storage) => {
        storage.write('accessToken', 'token-2');
        return { ok: false, failure: { kind: 'refused', status: 401 } as Failure };
      },
      ok,
    ]);
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('signed-in')).toBe(true));
    expect(browser.read('accessToken')).toBe('token-2');
    actor.stop();
  });

  it('A04: a 401 to a refresh leaves the token of another tab, of which the watcher reports', async () => {
    const {
      actor,
      storage: browser,
      retrieveAccount,
    } = start([
      ok,
      (_, storage) => {
        storage.write('accessToken', 'token-2');
        return { ok: false, failure: { kind: 'refused', status: 401 } as Failure };
      },
    ]);
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('signed-in')).toBe(true));
    actor.send({ type: 'profile.changed' });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' }));
    expect([retrieveAccount.mock.calls.length, browser.read('accessToken')]).toEqual([
      2,
      'token-2',
    ]);
    actor.stop();
  });

  it('S07: stays that of the same person who signs in again in another tab, and is read with the new token', async () => {
    const { actor, signInElsewhere, retrieveAccount } = start([ok, ok]);
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('signed-in')).toBe(true));
    const seen: unknown[] = [];
    actor.subscribe(({ context: { user } }) => seen.push(user?.username));
    signInElsewhere('token-2');
    await vi.waitFor(() => expect(retrieveAccount).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' }));
    expect(new Set(seen)).toEqual(new Set(['sara']));
    actor.stop();
  });

  it.each<[string, User | null]>([
    ['another person', { id: 8, username: 'reza' } as User],
    ['a person whom this device does not know', null],
  ])('A04, S07: is forgotten at once when %s signs in in another tab', async (_, recalled) => {
    const { actor, known, signInElsewhere } = start([ok, ok]);
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('signed-in')).toBe(true));
    known.recall.mockReturnValue(recalled);
    signInElsewhere('token-2');
    expect(actor.getSnapshot().hasTag('starting')).toBe(true);
    expect(actor.getSnapshot().context.user).toBeNull();
    actor.stop();
  });

  it('R-058, S05: a sign-out of another tab during the question signs this tab out', async () => {
    const { actor } = start([
      (_, storage) => {
        storage.remove('accessToken');
        return ok();
      },
    ]);
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('signed-out')).toBe(true));
    expect(actor.getSnapshot().context).toMatchObject({ user: null, ended: 'left' });
    actor.stop();
  });
});
