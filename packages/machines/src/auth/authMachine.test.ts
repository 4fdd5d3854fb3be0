import { describe, expect, it } from 'vitest';
import type { Failure } from '@nevisa/api/types';
import { authMachine } from './authMachine.ts';
import {
  credentials,
  signedOutFacts,
  sara,
  signedInAsSara,
  signedInPartly,
  someEvents,
  startAuth,
  token,
  unauthorized,
} from './authTesting.ts';
import { makeRefusal } from '../testing/fixtures.ts';
import { createTransitionLog } from '../testing/createTransitionLog.ts';
import { generatePaths } from '../testing/generatePaths.ts';
import { makeAnswered, makeBroken, takeStep, makeWaited } from '../testing/takeStep.ts';

describe('the start of authMachine', () => {
  it('R-192: is signed out at once without a token and makes no request', () => {
    const auth = startAuth();
    expect(auth.tags()).toEqual(['signed-out']);
    expect({ retrieveCalls: auth.retrieve.calls.length, facts: auth.facts() }).toEqual({
      retrieveCalls: 0,
      facts: signedOutFacts,
    });
  });

  it('R-190, R-191: stays undecided with a token until the account is loaded', async () => {
    const auth = startAuth({ hasToken: true });
    expect({ tags: auth.tags(), retrieveCalls: auth.retrieve.calls.length }).toEqual({
      tags: ['starting'],
      retrieveCalls: 1,
    });
    await auth.retrieve.last().answer({ ok: true, answer: sara });
    expect(auth.tags()).toEqual(['signed-in']);
    expect(auth.facts()).toEqual({ ...signedOutFacts, user: sara });
  });

  it('R-193, R-240, A01: removes the token after a 401 and signs out without a notice', async () => {
    const auth = startAuth({ hasToken: true });
    await auth.retrieve.last().answer(unauthorized);
    expect(auth.log).toEqual(['remove', 'signed-out']);
    expect(auth.facts()).toEqual(signedOutFacts);
  });

  it('R-193: ignores the report of the same 401 from the client during the start', () => {
    const auth = startAuth({ hasToken: true });
    auth.send({ type: 'session.ended' });
    expect([auth.tags(), auth.log.includes('remove')]).toEqual([['starting'], false]);
  });

  it.each<Failure>([
    { kind: 'network' },
    { kind: 'server', status: 500 },
    { kind: 'server', status: 401 },
    { kind: 'schema', issue: 'user' },
    { kind: 'aborted' },
    makeRefusal(403).failure,
  ])('R-194, A02: keeps the token and offers a retry after $kind', async (failure) => {
    const auth = startAuth({ hasToken: true });
    await auth.retrieve.last().answer({ ok: false, failure });
    expect(auth.log).toEqual(['unreachable']);
    expect(auth.facts()).toEqual({ ...signedOutFacts, failure });
  });

  it('R-194: treats a rejecting port as a network failure', async () => {
    const auth = startAuth({ hasToken: true });
    await auth.retrieve.last().reject(new TypeError('boom'));
    expect(auth.log).toEqual(['unreachable']);
    expect(auth.facts().failure).toEqual({ kind: 'network' });
  });

  it('R-194: clears the failure on a retry, loads the account again and signs in', async () => {
    const auth = startAuth({ hasToken: true });
    await auth.retrieve.last().answer({ ok: false, failure: { kind: 'network' } });
    auth.send({ type: 'start.retried' });
    expect({ tags: auth.tags(), facts: auth.facts() }).toEqual({
      tags: ['starting'],
      facts: signedOutFacts,
    });
    await auth.retrieve.last().answer({ ok: true, answer: sara });
    expect({ tags: auth.tags(), retrieveCalls: auth.retrieve.calls.length }).toEqual({
      tags: ['signed-in'],
      retrieveCalls: 2,
    });
  });

  it('R-194: loads the account once when retry is pressed twice', async () => {
    const auth = startAuth({ hasToken: true });
    await auth.retrieve.last().answer({ ok: false, failure: { kind: 'network' } });
    auth.send({ type: 'start.retried' });
    auth.send({ type: 'start.retried' });
    expect(auth.retrieve.calls.length).toBe(2);
  });

  it('R-057, R-196: allows sign-out on purpose when the account cannot be loaded', async () => {
    const auth = startAuth({ hasToken: true });
    await auth.retrieve.last().answer({ ok: false, failure: { kind: 'server', status: 500 } });
    auth.send({ type: 'signOut.requested' });
    expect(auth.log).toEqual(['unreachable', 'remove', 'signed-out']);
    expect(auth.facts().ended).toBe('left');
  });
});

describe('sign-in with authMachine', () => {
  it('R-070, R-072: sends the typed credentials once and is busy until the answer', () => {
    const auth = startAuth();
    auth.send({ type: 'signIn.submitted', credentials });
    auth.send({ type: 'signIn.submitted', credentials });
    auth.send({ type: 'socialSignIn.requested', invitationKey: null });
    expect(auth.tags()).toEqual(['signed-out', 'busy']);
    expect(auth.signIn.calls.map(({ input }) => input)).toEqual([credentials]);
    expect(auth.social.calls).toEqual([]);
  });

  it('R-076, R-195: stores the token before it reports the user as signed in', async () => {
    const auth = startAuth();
    auth.send({ type: 'signIn.submitted', credentials });
    await auth.signIn.last().answer(signedInAsSara);
    expect(auth.log).toEqual(['signed-out busy', `store ${token}`, 'signed-in']);
    expect(auth.facts()).toEqual({ ...signedOutFacts, user: sara });
  });

  it('R-012: stores neither the token nor the password in its state', async () => {
    const auth = startAuth();
    auth.send({ type: 'signIn.submitted', credentials });
    await auth.signIn.last().answer(signedInAsSara);
    const state = JSON.stringify(auth.actor.getPersistedSnapshot());
    expect(state).toContain(sara.username);
    expect(state).not.toContain(token);
    expect(state).not.toContain(credentials.password);
  });

  it('R-077: exposes a refusal to the form, and a 401 to a sign-in removes no token', async () => {
    const auth = startAuth();
    auth.send({ type: 'signIn.submitted', credentials });
    await auth.signIn.last().answer(unauthorized);
    expect(auth.log).toEqual(['signed-out busy', 'signed-out']);
    expect(auth.facts()).toEqual({ ...signedOutFacts, failure: unauthorized.failure });
  });

  it('R-077: clears the previous failure on the next attempt', async () => {
    const auth = startAuth();
    auth.send({ type: 'signIn.submitted', credentials });
    await auth.signIn.last().answer({ ok: false, failure: { kind: 'network' } });
    auth.send({ type: 'signIn.submitted', credentials });
    expect({ facts: auth.facts(), signInCalls: auth.signIn.calls.length }).toEqual({
      facts: signedOutFacts,
      signInCalls: 2,
    });
  });

  it('T30: waits for the time in the server’s answer after too many attempts', async () => {
    const auth = startAuth();
    const tooMany = { ...makeRefusal(429).failure, retryAfter: 7_000 };
    auth.send({ type: 'signIn.submitted', credentials });
    await auth.signIn.last().answer({ ok: false, failure: tooMany });
    auth.clock.increment(6_999);
    auth.send({ type: 'signIn.submitted', credentials });
    auth.send({ type: 'socialSignIn.requested', invitationKey: null });
    expect({ tags: auth.tags(), failure: auth.facts().failure }).toEqual({
      tags: ['signed-out', 'waiting'],
      failure: tooMany,
    });
    auth.clock.increment(1);
    expect({ tags: auth.tags(), facts: auth.facts() }).toEqual({
      tags: ['signed-out'],
      facts: signedOutFacts,
    });
    auth.send({ type: 'signIn.submitted', credentials });
    expect(auth.signIn.calls.length).toBe(2);
  });

  it('R-230: treats a rejecting port as a network failure', async () => {
    const auth = startAuth();
    auth.send({ type: 'signIn.submitted', credentials });
    await auth.signIn.last().reject('boom');
    expect({ tags: auth.tags(), failure: auth.facts().failure }).toEqual({
      tags: ['signed-out'],
      failure: { kind: 'network' },
    });
  });

  it('R-171, R-195: passes the referrer to social sign-in and signs in', async () => {
    const auth = startAuth();
    auth.send({ type: 'socialSignIn.requested', invitationKey: 'friend' });
    expect(auth.social.last().input).toEqual({ invitationKey: 'friend' });
    await auth.social.last().answer(signedInAsSara);
    expect(auth.log).toEqual(['signed-out busy', `store ${token}`, 'signed-in']);
    expect(auth.facts()).toEqual({ ...signedOutFacts, user: sara });
  });

  it('R-172: ends the busy state after a failed social sign-in and exposes the failure to the form', async () => {
    const auth = startAuth();
    auth.send({ type: 'socialSignIn.requested', invitationKey: null });
    await auth.social.last().answer({ ok: false, failure: { kind: 'network' } });
    expect({ tags: auth.tags(), failure: auth.facts().failure }).toEqual({
      tags: ['signed-out'],
      failure: { kind: 'network' },
    });
    auth.send({ type: 'socialSignIn.requested', invitationKey: null });
    expect(auth.facts().failure).toBeNull();
    await auth.social.last().reject('boom');
    expect({ tags: auth.tags(), failure: auth.facts().failure }).toEqual({
      tags: ['signed-out'],
      failure: { kind: 'network' },
    });
  });
});

describe('every transition of the machine', () => {
  const states = {
    retrieving: 'auth.starting.retrieving',
    refreshing: 'auth.signedIn.refreshing',
    signingIn: 'auth.signedOut.signingIn',
    social: 'auth.signedOut.signingInSocially',
  };
  const tooMany = { ok: false, failure: { ...makeRefusal(429).failure, retryAfter: 7_000 } };
  const found = { ok: true, answer: sara };
  const failed = { ok: false, failure: { kind: 'network' } };
  const events = [
    ...someEvents,
    ...[states.retrieving, states.refreshing].flatMap((state) => [
      makeAnswered(state, found),
      makeAnswered(state, unauthorized),
      makeAnswered(state, failed),
      makeBroken(state),
    ]),
    ...[states.signingIn, states.social].flatMap((state) => [
      makeAnswered(state, signedInAsSara),
      makeAnswered(state, signedInPartly),
      makeAnswered(state, failed),
      makeAnswered(state, tooMany),
      makeBroken(state),
    ]),
    makeWaited('waitAsked', 'auth.signedOut.waiting'),
    makeBroken('auth.signedIn'),
  ];

  it('reaches the expected state on every generated path and takes every transition', async () => {
    const log = createTransitionLog();
    for (const hasToken of [false, true]) {
      const input = { hasToken };
      for (const { events: path, lands } of generatePaths(authMachine, { input, events })) {
        const auth = startAuth(input, log.inspect);
        for (const event of path) {
          await takeStep(event, {
            actor: auth.actor,
            ports: {
              [states.retrieving]: auth.retrieve,
              [states.refreshing]: auth.retrieve,
              [states.signingIn]: auth.signIn,
              [states.social]: auth.social,
            },
            happen: { waitAsked: () => auth.clock.increment(7_000) },
          });
        }
        expect(auth.actor.getSnapshot().value, path.map(({ type }) => type).join(' → ')).toEqual(
          lands,
        );
        auth.actor.stop();
      }
    }
    // Another test covers a watcher that throws.
    expect(log.missing(authMachine)).toEqual([
      'auth.signedIn: xstate.error.actor.0.auth.signedIn [isUnexpected] → stays',
    ]);
  });
});
