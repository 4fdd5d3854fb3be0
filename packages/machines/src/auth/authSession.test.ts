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
  startAuth,
  startSignedIn,
  token,
  unauthorized,
} from './authTesting.ts';
import { pretendPort } from '../testing/pretendPort.ts';

describe('a session', () => {
  it('R-196: sign-out removes the token and the user', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'signOut.requested' });
    expect(auth.log).toEqual(['remove', 'signed-out']);
    expect(auth.facts()).toEqual(signedOutFacts);
  });

  it('R-242, A03: a later 401 signs out as expired; twenty of them do it once', async () => {
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

  it('R-242: says that the session had expired until somebody signs in', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'session.ended' });
    auth.send({ type: 'signIn.submitted', credentials });
    expect(auth.facts().ended).toBe('expired');
    await auth.signIn.last().answer(signedInAsSara);
    expect(auth.facts()).toEqual({ ...signedOutFacts, user: sara });
  });

  it('R-058, S05: a sign-out in another tab signs out here and removes nothing', async () => {
    const auth = await startSignedIn();
    auth.otherTabSignsOut();
    expect(auth.log).toEqual(['signed-out']);
    expect(auth.facts()).toEqual(signedOutFacts);
  });

  it('S07, A04: an account that signed in in another tab is taken over, with nothing of the old one', async () => {
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

  it('R-058: other tabs are listened to exactly while somebody is signed in', async () => {
    const auth = startAuth({ hasToken: true });
    expect(auth.watching()).toBe(false);
    await auth.retrieve.last().answer({ ok: true, answer: sara });
    expect(auth.watching()).toBe(true);
    auth.send({ type: 'signOut.requested' });
    expect(auth.watching()).toBe(false);
  });

  it('R-058: a broken watcher costs the notice from other tabs, not the session', async () => {
    const retrieve = pretendPort<Outcome<User>>();
    const watchToken = fromCallback(() => {
      throw new Error('no storage events here');
    });
    const actor = createActor(
      authMachine.provide({ actors: { retrieveAccount: retrieve.logic, watchToken } }),
      { input: { hasToken: true } },
    ).start();
    await retrieve.last().answer({ ok: true, answer: sara });
    expect(actor.getSnapshot().hasTag('signed-in')).toBe(true);
  });

  it('A04: nothing of one account is left when another signs in', async () => {
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
  ])('R-064: a message count of %i is shown as %i', async (count, shown) => {
    const auth = await startSignedIn();
    auth.send({ type: 'messages.counted', count });
    expect(auth.facts().user).toEqual({ ...sara, new_messages_count: shown });
  });

  it('R-064: a message count that comes after the end changes nothing', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'signOut.requested' });
    auth.send({ type: 'messages.counted', count: 3 });
    expect(auth.facts()).toEqual(signedOutFacts);
  });
});

describe('a refresh', () => {
  it('R-198: shows the changed account and is not noticed meanwhile', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'profile.changed' });
    expect({ tags: auth.tags(), user: auth.facts().user }).toEqual({
      tags: ['signed-in'],
      user: sara,
    });
    await auth.retrieve.last().answer({ ok: true, answer: { ...sara, email: 'new@example.ir' } });
    expect(auth.facts()).toEqual({ ...signedOutFacts, user: { ...sara, email: 'new@example.ir' } });
  });

  it('R-198: a failed one keeps the user and says nothing', async () => {
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

  it('R-242: a 401 on one ends the session as expired', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'profile.changed' });
    await auth.retrieve.last().answer(unauthorized);
    expect(auth.log).toEqual(['signed-in', 'remove', 'signed-out']);
    expect(auth.facts()).toEqual({ ...signedOutFacts, ended: 'expired' });
  });

  it('R-198: a change during one asks again, and only the newer answer counts', async () => {
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

  it('A14: an answer that comes after the sign-out changes nothing', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'profile.changed' });
    auth.send({ type: 'signOut.requested' });
    await auth.retrieve.last().answer({ ok: true, answer: sara });
    expect({ tags: auth.tags(), facts: auth.facts() }).toEqual({
      tags: ['signed-out'],
      facts: signedOutFacts,
    });
  });
});
