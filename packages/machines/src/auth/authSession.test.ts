import { createActor, fromCallback } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Outcome, User } from '@nevisa/api/types';
import { authMachine } from './authMachine.ts';
import {
  credentials,
  signedOutFacts,
  reza,
  sara,
  signedInAsSara,
  signedInPartly,
  startAuth,
  startSignedIn,
  token,
  unauthorized,
} from './authTesting.ts';
import { pretendPort } from '../testing/pretendPort.ts';

describe('an auth session', () => {
  it('R-196: removes the token and the user at sign-out', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'signOut.requested' });
    expect(auth.log).toEqual(['remove', 'signed-out']);
    expect(auth.facts()).toEqual({ ...signedOutFacts, ended: 'left' });
  });

  it('R-057: reports a sign-out on purpose until the next sign-in', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'signOut.requested' });
    auth.send({ type: 'signIn.submitted', credentials });
    expect(auth.facts().ended).toBe('left');
    await auth.signIn.last().answer(signedInAsSara);
    expect(auth.facts().ended).toBeNull();
  });

  it('R-242, A03: signs out as expired after a later 401, and once for twenty of them', async () => {
    const auth = await startSignedIn();
    for (let notice = 0; notice < 20; notice++) {
      auth.send({ type: 'session.ended' });
    }
    expect(auth.log.filter((entry) => entry === 'remove')).toEqual(['remove']);
    expect({ tags: auth.tags(), facts: auth.facts() }).toEqual({
      tags: ['signed-out'],
      facts: { ...signedOutFacts, ended: 'expired' },
    });
  });

  it('R-242: reports the expired session until a user signs in', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'session.ended' });
    auth.send({ type: 'signIn.submitted', credentials });
    expect(auth.facts().ended).toBe('expired');
    await auth.signIn.last().answer(signedInAsSara);
    expect(auth.facts()).toEqual({ ...signedOutFacts, user: sara });
  });

  it('R-057, R-058, S05: signs out after a sign-out in another tab and removes no token', async () => {
    const auth = await startSignedIn();
    auth.otherTabSignsOut();
    expect(auth.log).toEqual(['signed-out']);
    expect(auth.facts()).toEqual({ ...signedOutFacts, ended: 'left' });
  });

  it('S07, A04: replaces the account by the one that signed in in another tab, without data of the old one', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'token.replaced' });
    expect({ log: auth.log, facts: auth.facts() }).toEqual({
      log: ['starting'],
      facts: signedOutFacts,
    });
    await auth.retrieve.last().answer({ ok: true, answer: reza });
    expect(auth.facts()).toEqual({ ...signedOutFacts, user: reza });
    expect(JSON.stringify(auth.actor.getPersistedSnapshot())).not.toContain('sara');
  });

  it('X-234: a password changed in another tab keeps the user and reads the account with the new token', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'token.renewed' });
    expect({ tags: auth.tags(), facts: auth.facts(), calls: auth.retrieve.calls.length }).toEqual({
      tags: ['signed-in'],
      facts: { ...signedOutFacts, user: sara },
      calls: 2,
    });
    await auth.retrieve.last().answer({ ok: true, answer: sara });
    expect(auth.log.filter((entry) => entry !== 'signed-in')).toEqual([]);
    expect(auth.watching()).toBe(true);
  });

  it('R-181: a changed account is shown at once, and never that of another user', async () => {
    const auth = await startSignedIn();
    const user = { ...sara, email: 'new@example.ir', token: 'secret' };
    auth.send({ type: 'account.changed', user });
    expect(auth.facts().user).toEqual({ ...sara, email: 'new@example.ir' });
    auth.send({ type: 'account.changed', user: reza });
    expect(auth.facts().user?.username).toBe('sara');
  });

  it('R-058: watches other tabs only while a user is signed in', async () => {
    const auth = startAuth({ hasToken: true });
    expect(auth.watching()).toBe(false);
    await auth.retrieve.last().answer({ ok: true, answer: sara });
    expect(auth.watching()).toBe(true);
    auth.send({ type: 'signOut.requested' });
    expect(auth.watching()).toBe(false);
  });

  it('R-058: stays signed in when the watcher of other tabs throws', async () => {
    const retrieve = pretendPort<Outcome<User>>();
    const watchToken = fromCallback(() => {
      throw new Error('no storage events here');
    });
    const actor = createActor(
      authMachine.provide({ actors: { openAccount: retrieve.logic, watchToken } }),
      { input: { hasToken: true } },
    ).start();
    await retrieve.last().answer({ ok: true, answer: sara });
    expect(actor.getSnapshot().hasTag('signed-in')).toBe(true);
  });

  it('A04: removes all data of one account when another signs in', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'signOut.requested' });
    auth.send({ type: 'signIn.submitted', credentials });
    await auth.signIn.last().answer({ ok: true, answer: { ...reza, token } });
    expect(auth.facts()).toEqual({ ...signedOutFacts, user: reza });
    expect(JSON.stringify(auth.actor.getPersistedSnapshot())).not.toContain('sara');
  });

  it.each([
    [3, 3],
    [0, 0],
    [-1, 0],
  ])('R-064, R-145: a message count of %i is shown as %i', async (count, shown) => {
    const auth = await startSignedIn();
    auth.send({ type: 'messages.counted', count });
    expect(auth.facts().user).toEqual({ ...sara, new_messages_count: shown });
  });

  it('R-064: ignores a message count after the end of the session', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'signOut.requested' });
    auth.send({ type: 'messages.counted', count: 3 });
    expect(auth.facts().user).toBeNull();
  });
});

describe('a refresh of the account', () => {
  it('R-181, R-064: follows a sign-in whose answer has no profile', async () => {
    const auth = startAuth();
    auth.send({ type: 'signIn.submitted', credentials });
    await auth.signIn.last().answer(signedInPartly);
    expect({ tags: auth.tags(), calls: auth.retrieve.calls.length }).toEqual({
      tags: ['signed-in'],
      calls: 1,
    });
    await auth.retrieve.last().answer({ ok: true, answer: sara });
    expect(auth.facts()).toEqual({ ...signedOutFacts, user: sara });
  });

  it('R-195: does not follow a sign-in whose answer is whole', async () => {
    const auth = startAuth();
    auth.send({ type: 'signIn.submitted', credentials });
    await auth.signIn.last().answer(signedInAsSara);
    expect(auth.retrieve.calls.length).toBe(0);
  });

  it('R-198: shows the changed account and no progress', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'profile.changed' });
    expect({ tags: auth.tags(), user: auth.facts().user }).toEqual({
      tags: ['signed-in'],
      user: sara,
    });
    await auth.retrieve.last().answer({ ok: true, answer: { ...sara, email: 'new@example.ir' } });
    expect(auth.facts()).toEqual({ ...signedOutFacts, user: { ...sara, email: 'new@example.ir' } });
  });

  it('R-198: keeps the user after a failed refresh and exposes no failure', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'profile.changed' });
    await auth.retrieve.last().answer({ ok: false, failure: { kind: 'server', status: 502 } });
    expect({ tags: auth.tags(), facts: auth.facts() }).toEqual({
      tags: ['signed-in'],
      facts: { ...signedOutFacts, user: sara },
    });
    auth.send({ type: 'profile.changed' });
    await auth.retrieve.last().reject('boom');
    expect({ tags: auth.tags(), facts: auth.facts() }).toEqual({
      tags: ['signed-in'],
      facts: { ...signedOutFacts, user: sara },
    });
    expect(auth.actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
  });

  it('R-242: ends the session as expired after a 401 to a refresh', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'profile.changed' });
    await auth.retrieve.last().answer(unauthorized);
    expect(auth.log).toEqual(['signed-in', 'remove', 'signed-out']);
    expect(auth.facts()).toEqual({ ...signedOutFacts, ended: 'expired' });
  });

  it('R-198: refreshes again after a change during a refresh and uses only the newer answer', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'profile.changed' });
    const older = auth.retrieve.last();
    auth.send({ type: 'profile.changed' });
    expect({ inFlight: older.inFlight, retrieveCalls: auth.retrieve.calls.length }).toEqual({
      inFlight: false,
      retrieveCalls: 3,
    });
    await older.answer({ ok: true, answer: { ...sara, email: 'old@example.ir' } });
    await auth.retrieve.last().answer({ ok: true, answer: { ...sara, email: 'new@example.ir' } });
    expect(auth.facts().user?.email).toBe('new@example.ir');
  });

  it('R-198, R-181: begins again after a changed account, over which no older answer is shown', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'profile.changed' });
    const older = auth.retrieve.last();
    const changed = { ...sara, email: 'new@example.ir' };
    auth.send({ type: 'account.changed', user: changed });
    await older.answer({ ok: true, answer: sara });
    expect(auth.facts().user).toEqual(changed);
    await auth.retrieve.last().answer({ ok: true, answer: changed });
    expect(auth.actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
  });

  it('A14: ignores an answer after the sign-out', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'profile.changed' });
    auth.send({ type: 'signOut.requested' });
    await auth.retrieve.last().answer({ ok: true, answer: sara });
    expect({ tags: auth.tags(), facts: auth.facts() }).toEqual({
      tags: ['signed-out'],
      facts: { ...signedOutFacts, ended: 'left' },
    });
  });
});
