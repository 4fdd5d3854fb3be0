import { type Client, createPartClient } from '@nevisa/api';
import type { AuthEvent } from '@nevisa/machines';
import { describe, expect, it } from 'vitest';
import { type AuthFacts, guestFacts } from './authFacts.ts';
import { createAuthStore } from './authStore.ts';
import type { RunningAuth } from './startAuth.ts';

const credentials = { username_or_phone_or_email: 'sara', password: 'x' };
const submit: AuthEvent = { type: 'signIn.submitted', credentials };

function start({ hasToken = false, initial = guestFacts, broken = false } = {}) {
  const sent: AuthEvent[] = [];
  let tell: (facts: AuthFacts) => void = () => undefined;
  const world = { broken, loads: 0, hasToken };
  const session: RunningAuth = {
    client: {} as Client,
    createPartClient: (calls) => createPartClient(calls, { host: '', readToken: () => null }),
    changePassword: () => Promise.resolve({ ok: true, answer: undefined }),
    send: (event) => sent.push(event),
    watch: (listener) => {
      tell = listener;
      listener({ ...initial, busy: sent.length > 0 });
    },
    stop: () => undefined,
  };
  const store = createAuthStore({
    hasToken,
    forgetToken: () => {
      world.hasToken = false;
    },
    load: () => {
      world.loads += 1;
      return world.broken ? Promise.reject(new Error('offline')) : Promise.resolve(session);
    },
  });
  const seen: AuthFacts[] = [];
  store.subscribe(() => seen.push(store.facts()));
  return { store, sent, seen, world, tell: (facts: AuthFacts) => tell(facts) };
}

// Lets every promise that can settle do so.
const settle = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('the session', () => {
  it('R-192: guest facts are available without loading the session chunk', () => {
    const { store, world } = start();
    expect([store.facts(), world.loads]).toEqual([guestFacts, 0]);
  });

  it('R-055, R-190, R-191: with a stored token the user is not known, and the session starts by itself', async () => {
    const { store, world } = start({ hasToken: true, initial: { ...guestFacts, starting: true } });
    expect(store.facts().starting).toBe(true);
    await settle();
    expect(world.loads).toBe(1);
  });

  it('R-072: the store is busy at once and delivers the event after loading', async () => {
    const { store, sent } = start();
    store.send(submit);
    expect(store.facts().busy).toBe(true);
    await settle();
    expect(sent).toEqual([submit]);
  });

  it('R-072: the store stays busy while it delivers the event', async () => {
    const { store, seen } = start();
    store.send(submit);
    await settle();
    expect(seen.map(({ busy }) => busy)).toEqual([true, true]);
  });

  it('the store loads its code once', async () => {
    const { store, world, sent } = start();
    store.prepare();
    store.send(submit);
    await settle();
    store.send(submit);
    expect([world.loads, sent.length]).toEqual([1, 2]);
  });

  it('R-057, R-196: a sign-out works also when the code of the session cannot be loaded', async () => {
    const { store, world } = start({ hasToken: true, broken: true });
    await settle();
    expect(store.facts().unreachable).toBe(true);
    store.send({ type: 'signOut.requested' });
    await settle();
    expect([store.facts(), world.hasToken]).toEqual([{ ...guestFacts, left: true }, false]);
  });

  it('R-230: a failed load is a network failure and can be retried', async () => {
    const { store, world, sent } = start({ broken: true });
    store.send(submit);
    await settle();
    expect(store.facts()).toEqual({ ...guestFacts, failure: { kind: 'network' } });
    world.broken = false;
    store.send(submit);
    await settle();
    expect(sent).toEqual([submit]);
  });

  it('R-230: a failed load ends the wait for several events', async () => {
    const { store } = start({ broken: true });
    store.send(submit);
    store.send({ type: 'socialSignIn.cancelled' });
    await settle();
    expect(store.facts()).toEqual({ ...guestFacts, failure: { kind: 'network' } });
  });

  it('R-194: a stored token stays and the session is unreachable when the load fails', async () => {
    const { store, world } = start({ hasToken: true, broken: true });
    await settle();
    expect(store.facts()).toMatchObject({ starting: false, unreachable: true });
    world.broken = false;
    store.send({ type: 'start.retried' });
    expect(store.facts()).toMatchObject({ starting: true, unreachable: false });
    await settle();
    expect(world.loads).toBe(2);
  });

  it('the store reports every change until a listener unsubscribes', async () => {
    const { store, seen, tell } = start();
    const later: AuthFacts[] = [];
    const stop = store.subscribe(() => later.push(store.facts()));
    store.prepare();
    await settle();
    stop();
    tell({ ...guestFacts, expired: true });
    expect(seen.at(-1)).toEqual({ ...guestFacts, expired: true });
    expect(later.every(({ expired }) => !expired)).toBe(true);
  });

  it('the client is unavailable before the load', async () => {
    const { store } = start();
    expect(() => store.client()).toThrow('wait for a user');
    expect(() => store.createPartClient({})).toThrow('wait for a user');
    store.prepare();
    await settle();
    expect([store.client(), store.createPartClient({})]).toEqual([{}, {}]);
  });
});
