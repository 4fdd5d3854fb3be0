import { createActor, fromCallback, type InspectionEvent, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Failure, LoginPayload, Outcome, SignedInUser, User } from '@nevisa/api/types';
import { authMachine, type AuthEvent, type AuthInput, type SocialInput } from './authMachine.ts';
import { pretendPort, refusal, transitionLog, userNamed } from './testing.ts';
import { answered, broke, generatedPaths, takeStep, waited } from './testingPaths.ts';

const sara = userNamed('sara');
const reza = userNamed('reza');
const credentials: LoginPayload = { username_or_phone_or_email: 'sara', password: 'pass-word-1' };
const token = 'token-of-sara';
const unauthorised = refusal(401);
const signedInAsSara: Outcome<SignedInUser> = { ok: true, answer: { ...sara, token } };

/** Also notes what the ports saw: `log` in order, `watching` while somebody listens for other tabs. */
function start(
  overrides: Partial<AuthInput> = {},
  inspect: (event: InspectionEvent) => void = () => undefined,
) {
  const clock = new SimulatedClock();
  const retrieve = pretendPort<Outcome<User>>();
  const signIn = pretendPort<Outcome<SignedInUser>, LoginPayload>();
  const social = pretendPort<Outcome<SignedInUser>, SocialInput>();
  const log: string[] = [];
  let otherTabSignsOut: (() => void) | null = null;
  const actor = createActor(
    authMachine.provide({
      actors: {
        retrieveAccount: retrieve.logic,
        signIn: signIn.logic,
        signInSocially: social.logic,
        watchToken: fromCallback(({ sendBack }) => {
          otherTabSignsOut = () => sendBack({ type: 'token.removed' });
          return () => {
            otherTabSignsOut = null;
          };
        }),
      },
      actions: {
        storeToken: (_, params) => log.push(`store ${params.token}`),
        removeToken: () => log.push('remove'),
      },
    }),
    { clock, inspect, input: { hasToken: false, ...overrides } },
  );
  actor.subscribe((snapshot) => log.push([...snapshot.tags].join(' ')));
  actor.start();
  log.length = 0;
  const facts = () => {
    const { user, failure, ended } = actor.getSnapshot().context;
    return { user, failure, ended };
  };
  return {
    actor,
    clock,
    retrieve,
    signIn,
    social,
    log,
    facts,
    send: (event: AuthEvent) => actor.send(event),
    tags: () => [...actor.getSnapshot().tags],
    watching: () => otherTabSignsOut !== null,
    otherTabSignsOut: () => otherTabSignsOut?.(),
  };
}

async function startSignedIn() {
  const auth = start({ hasToken: true });
  await auth.retrieve.last().answer({ ok: true, answer: sara });
  auth.log.length = 0;
  return auth;
}

const nobody = { user: null, failure: null, ended: null };

describe('the start', () => {
  it('R-192: without a token it is signed out at once and asks nobody', () => {
    const auth = start();
    expect(auth.tags()).toEqual(['signed-out']);
    expect([auth.retrieve.calls.length, auth.facts()]).toEqual([0, nobody]);
  });

  it('R-190, R-191: with a token it stays undecided until the account is there', async () => {
    const auth = start({ hasToken: true });
    expect([auth.tags(), auth.retrieve.calls.length]).toEqual([['starting'], 1]);
    await auth.retrieve.last().answer({ ok: true, answer: sara });
    expect(auth.tags()).toEqual(['signed-in']);
    expect(auth.facts()).toEqual({ ...nobody, user: sara });
  });

  it('R-193, R-240, A01: a 401 removes the token and signs out, simply', async () => {
    const auth = start({ hasToken: true });
    await auth.retrieve.last().answer(unauthorised);
    expect(auth.log).toEqual(['remove', 'signed-out']);
    expect(auth.facts()).toEqual(nobody);
  });

  it('R-193: the notice of the same 401 from the client does nothing while it starts', () => {
    const auth = start({ hasToken: true });
    auth.send({ type: 'session.ended' });
    expect([auth.tags(), auth.log.includes('remove')]).toEqual([['starting'], false]);
  });

  it.each<Failure>([
    { kind: 'network' },
    { kind: 'server', status: 500 },
    { kind: 'server', status: 401 },
    { kind: 'schema', issue: 'user' },
    { kind: 'aborted' },
    refusal(403).failure,
  ])('R-194, A02: keeps the token and offers a retry after $kind', async (failure) => {
    const auth = start({ hasToken: true });
    await auth.retrieve.last().answer({ ok: false, failure });
    expect(auth.log).toEqual(['unreachable']);
    expect(auth.facts()).toEqual({ ...nobody, failure });
  });

  it('R-194: takes a port that rejects for a network failure', async () => {
    const auth = start({ hasToken: true });
    await auth.retrieve.last().reject(new TypeError('boom'));
    expect(auth.log).toEqual(['unreachable']);
    expect(auth.facts().failure).toEqual({ kind: 'network' });
  });

  it('R-194: a retry forgets the failure, asks again and signs in', async () => {
    const auth = start({ hasToken: true });
    await auth.retrieve.last().answer({ ok: false, failure: { kind: 'network' } });
    auth.send({ type: 'start.retried' });
    expect([auth.tags(), auth.facts()]).toEqual([['starting'], nobody]);
    await auth.retrieve.last().answer({ ok: true, answer: sara });
    expect([auth.tags(), auth.retrieve.calls.length]).toEqual([['signed-in'], 2]);
  });

  it('R-194: a retry pressed twice asks once', async () => {
    const auth = start({ hasToken: true });
    await auth.retrieve.last().answer({ ok: false, failure: { kind: 'network' } });
    auth.send({ type: 'start.retried' });
    auth.send({ type: 'start.retried' });
    expect(auth.retrieve.calls.length).toBe(2);
  });

  it('R-196: a person whose account cannot be read may sign out', async () => {
    const auth = start({ hasToken: true });
    await auth.retrieve.last().answer({ ok: false, failure: { kind: 'server', status: 500 } });
    auth.send({ type: 'signOut.requested' });
    expect(auth.log).toEqual(['unreachable', 'remove', 'signed-out']);
  });
});

describe('sign-in', () => {
  it('R-070, R-072: sends what was typed, once, and is busy meanwhile', () => {
    const auth = start();
    auth.send({ type: 'signIn.submitted', credentials });
    auth.send({ type: 'signIn.submitted', credentials });
    auth.send({ type: 'socialSignIn.requested', invitationKey: null });
    expect(auth.tags()).toEqual(['signed-out', 'busy']);
    expect(auth.signIn.calls.map(({ input }) => input)).toEqual([credentials]);
    expect(auth.social.calls).toEqual([]);
  });

  it('R-076, R-195: stores the token before it says that the person is signed in', async () => {
    const auth = start();
    auth.send({ type: 'signIn.submitted', credentials });
    await auth.signIn.last().answer(signedInAsSara);
    expect(auth.log).toEqual(['signed-out busy', `store ${token}`, 'signed-in']);
    expect(auth.facts()).toEqual({ ...nobody, user: sara });
  });

  it('R-012: keeps neither the token nor the password in its state', async () => {
    const auth = start();
    auth.send({ type: 'signIn.submitted', credentials });
    await auth.signIn.last().answer(signedInAsSara);
    const state = JSON.stringify(auth.actor.getPersistedSnapshot());
    expect(state).toContain(sara.username);
    expect(state).not.toContain(token);
    expect(state).not.toContain(credentials.password);
  });

  it('R-077: a refusal is a fact for the form, and a 401 there touches no token', async () => {
    const auth = start();
    auth.send({ type: 'signIn.submitted', credentials });
    await auth.signIn.last().answer(unauthorised);
    expect(auth.log).toEqual(['signed-out busy', 'signed-out']);
    expect(auth.facts()).toEqual({ ...nobody, failure: unauthorised.failure });
  });

  it('R-077: the next try clears the failure of the last', async () => {
    const auth = start();
    auth.send({ type: 'signIn.submitted', credentials });
    await auth.signIn.last().answer({ ok: false, failure: { kind: 'network' } });
    auth.send({ type: 'signIn.submitted', credentials });
    expect([auth.facts(), auth.signIn.calls.length]).toEqual([nobody, 2]);
  });

  it('T30: waits as long as the server asks after too many tries', async () => {
    const auth = start();
    const tooMany = { ...refusal(429).failure, retryAfter: 7_000 };
    auth.send({ type: 'signIn.submitted', credentials });
    await auth.signIn.last().answer({ ok: false, failure: tooMany });
    auth.clock.increment(6_999);
    auth.send({ type: 'signIn.submitted', credentials });
    auth.send({ type: 'socialSignIn.requested', invitationKey: null });
    expect([auth.tags(), auth.facts().failure]).toEqual([['signed-out', 'waiting'], tooMany]);
    auth.clock.increment(1);
    expect([auth.tags(), auth.facts()]).toEqual([['signed-out'], nobody]);
    auth.send({ type: 'signIn.submitted', credentials });
    expect(auth.signIn.calls.length).toBe(2);
  });

  it('R-230: takes a port that rejects for a network failure', async () => {
    const auth = start();
    auth.send({ type: 'signIn.submitted', credentials });
    await auth.signIn.last().reject('boom');
    expect([auth.tags(), auth.facts().failure]).toEqual([['signed-out'], { kind: 'network' }]);
  });

  it('R-171, R-195: social sign-in passes the referrer on and signs in', async () => {
    const auth = start();
    auth.send({ type: 'socialSignIn.requested', invitationKey: 'friend' });
    expect(auth.social.last().input).toEqual({ invitationKey: 'friend' });
    await auth.social.last().answer(signedInAsSara);
    expect(auth.log).toEqual(['signed-out busy', `store ${token}`, 'signed-in']);
    expect(auth.facts()).toEqual({ ...nobody, user: sara });
  });

  it('R-172: a failed social sign-in stops the progress and is a fact for the form', async () => {
    const auth = start();
    auth.send({ type: 'socialSignIn.requested', invitationKey: null });
    await auth.social.last().answer({ ok: false, failure: { kind: 'network' } });
    expect([auth.tags(), auth.facts().failure]).toEqual([['signed-out'], { kind: 'network' }]);
    auth.send({ type: 'socialSignIn.requested', invitationKey: null });
    expect(auth.facts().failure).toBeNull();
    await auth.social.last().reject('boom');
    expect([auth.tags(), auth.facts().failure]).toEqual([['signed-out'], { kind: 'network' }]);
  });
});

describe('a session', () => {
  it('R-196: sign-out removes the token and the user', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'signOut.requested' });
    expect(auth.log).toEqual(['remove', 'signed-out']);
    expect(auth.facts()).toEqual(nobody);
  });

  it('R-242, A03: a later 401 signs out as expired; twenty of them do it once', async () => {
    const auth = await startSignedIn();
    for (let notice = 0; notice < 20; notice++) {
      auth.send({ type: 'session.ended' });
    }
    expect(auth.log.filter((entry) => entry === 'remove')).toEqual(['remove']);
    expect([auth.tags(), auth.facts()]).toEqual([['signed-out'], { ...nobody, ended: 'expired' }]);
  });

  it('R-242: says that the session had expired until somebody signs in', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'session.ended' });
    auth.send({ type: 'signIn.submitted', credentials });
    expect(auth.facts().ended).toBe('expired');
    await auth.signIn.last().answer(signedInAsSara);
    expect(auth.facts()).toEqual({ ...nobody, user: sara });
  });

  it('R-058, S05: a sign-out in another tab signs out here and removes nothing', async () => {
    const auth = await startSignedIn();
    auth.otherTabSignsOut();
    expect(auth.log).toEqual(['signed-out']);
    expect(auth.facts()).toEqual(nobody);
  });

  it('S07, A04: an account that signed in in another tab is taken over, with nothing of the old one', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'token.replaced' });
    expect([auth.log, auth.facts()]).toEqual([['starting'], nobody]);
    await auth.retrieve.last().answer({ ok: true, answer: reza });
    expect(auth.facts()).toEqual({ ...nobody, user: reza });
    expect(JSON.stringify(auth.actor.getPersistedSnapshot())).not.toContain('sara');
  });

  it('R-058: other tabs are listened to exactly while somebody is signed in', async () => {
    const auth = start({ hasToken: true });
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
    expect(auth.facts()).toEqual({ ...nobody, user: reza });
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
    expect(auth.facts()).toEqual(nobody);
  });
});

describe('a refresh', () => {
  it('R-198: shows the changed account and is not noticed meanwhile', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'profile.changed' });
    expect([auth.tags(), auth.facts().user]).toEqual([['signed-in'], sara]);
    await auth.retrieve.last().answer({ ok: true, answer: { ...sara, email: 'new@example.ir' } });
    expect(auth.facts()).toEqual({ ...nobody, user: { ...sara, email: 'new@example.ir' } });
  });

  it('R-198: a failed one keeps the user and says nothing', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'profile.changed' });
    await auth.retrieve.last().answer({ ok: false, failure: { kind: 'server', status: 502 } });
    expect([auth.tags(), auth.facts()]).toEqual([['signed-in'], { ...nobody, user: sara }]);
    auth.send({ type: 'profile.changed' });
    await auth.retrieve.last().reject('boom');
    expect([auth.tags(), auth.facts()]).toEqual([['signed-in'], { ...nobody, user: sara }]);
    expect(auth.actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
  });

  it('R-242: a 401 on one ends the session as expired', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'profile.changed' });
    await auth.retrieve.last().answer(unauthorised);
    expect(auth.log).toEqual(['signed-in', 'remove', 'signed-out']);
    expect(auth.facts()).toEqual({ ...nobody, ended: 'expired' });
  });

  it('R-198: a change during one asks again, and only the newer answer counts', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'profile.changed' });
    const older = auth.retrieve.last();
    auth.send({ type: 'profile.changed' });
    expect([older.inFlight, auth.retrieve.calls.length]).toEqual([false, 3]);
    await older.answer({ ok: true, answer: { ...sara, email: 'old@example.ir' } });
    await auth.retrieve.last().answer({ ok: true, answer: { ...sara, email: 'new@example.ir' } });
    expect(auth.facts().user?.email).toBe('new@example.ir');
  });

  it('A14: an answer that comes after the sign-out changes nothing', async () => {
    const auth = await startSignedIn();
    auth.send({ type: 'profile.changed' });
    auth.send({ type: 'signOut.requested' });
    await auth.retrieve.last().answer({ ok: true, answer: sara });
    expect([auth.tags(), auth.facts()]).toEqual([['signed-out'], nobody]);
  });
});

describe('the table', () => {
  const states = {
    retrieving: 'auth.starting.retrieving',
    refreshing: 'auth.signedIn.refreshing',
    signingIn: 'auth.signedOut.signingIn',
    social: 'auth.signedOut.signingInSocially',
  };
  const tooMany = { ok: false, failure: { ...refusal(429).failure, retryAfter: 7_000 } };
  const found = { ok: true, answer: sara };
  const failed = { ok: false, failure: { kind: 'network' } };
  const events = [
    { type: 'start.retried' },
    { type: 'signIn.submitted', credentials },
    { type: 'socialSignIn.requested', invitationKey: null },
    { type: 'signOut.requested' },
    { type: 'session.ended' },
    { type: 'token.removed' },
    { type: 'token.replaced' },
    { type: 'profile.changed' },
    { type: 'messages.counted', count: 1 },
    ...[states.retrieving, states.refreshing].flatMap((state) => [
      answered(state, found),
      answered(state, unauthorised),
      answered(state, failed),
      broke(state),
    ]),
    ...[states.signingIn, states.social].flatMap((state) => [
      answered(state, signedInAsSara),
      answered(state, failed),
      answered(state, tooMany),
      broke(state),
    ]),
    waited('waitAsked', 'auth.signedOut.waiting'),
    broke('auth.signedIn'),
  ];

  it('leads every generated path where it says, and every transition is taken', async () => {
    const log = transitionLog();
    for (const hasToken of [false, true]) {
      const input = { hasToken };
      for (const { events: path, lands } of generatedPaths(authMachine, { input, events })) {
        const auth = start(input, log.inspect);
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
    // The watcher that breaks has its own test.
    expect(log.missing(authMachine)).toEqual([
      'auth.signedIn: xstate.error.actor.0.auth.signedIn [isUnexpected] → stays',
    ]);
  });
});
