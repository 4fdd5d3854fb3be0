import * as fc from 'fast-check';
import { fromCallback } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Failure, LoginPayload, Outcome, SignedInUser, User } from '@nevisa/api/types';
import { authMachine } from './authMachine.ts';
import { someEvents } from './authTesting.ts';
import type { AuthEvent, AuthTag, SocialInput } from './authTypes.ts';
import { makeRefusal, makeUser } from '../testing/fixtures.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { startMachine } from '../testing/startMachine.ts';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { weigh } from '@nevisa/testing/steps';
import { fuzzTime } from '@nevisa/testing';

const unauthorized = makeRefusal(401).failure;
const failures: Failure[] = [
  unauthorized,
  makeRefusal(400).failure,
  { ...makeRefusal(429).failure, retryAfter: 7_000 },
  { kind: 'network' },
  { kind: 'server', status: 500 },
];

type Step =
  | { do: 'send'; event: AuthEvent }
  | { do: 'succeed'; username: 'sara' | 'reza' }
  | { do: 'fail'; failure: Failure }
  | { do: 'reject' }
  | { do: 'pass' };

const step: fc.Arbitrary<Step> = fc.oneof(
  weigh(5, 'send', { event: fc.constantFrom(...someEvents) }),
  weigh(3, 'succeed', { username: fc.constantFrom('sara' as const, 'reza' as const) }),
  weigh(2, 'fail', { failure: fc.constantFrom(...failures) }),
  weigh(1, 'reject'),
  weigh(1, 'pass'),
);
const world = fc.record({ hasToken: fc.boolean(), watcherBreaks: fc.boolean() });
const steps = fc.array(step, { minLength: 1, maxLength: 25 });

/** Starts the real machine with one stored token and with ports that the generated history answers. */
function start({ hasToken, watcherBreaks }: { hasToken: boolean; watcherBreaks: boolean }) {
  const retrieve = pretendPort<Outcome<User>>();
  const signIn = pretendPort<Outcome<SignedInUser>, LoginPayload>();
  const social = pretendPort<Outcome<SignedInUser>, SocialInput>();
  const seen = { removals: 0 };
  const machine = authMachine.provide({
    actors: {
      openAccount: retrieve.logic,
      retrieveAccount: retrieve.logic,
      signIn: signIn.logic,
      signInSocially: social.logic,
      watchToken: fromCallback(() => {
        if (watcherBreaks) {
          throw new Error('no storage events here');
        }
      }),
    },
    actions: {
      storeToken: () => undefined,
      removeToken: () => {
        seen.removals += 1;
      },
    },
  });
  const started = startMachine(machine, { input: { hasToken } });
  return {
    ...started,
    seen,
    has: (tag: AuthTag) => started.actor.getSnapshot().hasTag(tag),
    inFlight: () =>
      [
        ...retrieve.calls.map((call) => ({ call, port: 'retrieve' as const })),
        ...[...signIn.calls, ...social.calls].map((call) => ({ call, port: 'sign-in' as const })),
      ].filter(({ call }) => call.inFlight),
  };
}

type Auth = ReturnType<typeof start>;

async function take(auth: Auth, step: Step) {
  const [pending] = auth.inFlight();
  if (step.do === 'send') {
    auth.actor.send(step.event);
  } else if (step.do === 'succeed') {
    const user = makeUser(step.username);
    await pending?.call.answer({
      ok: true,
      answer: { ...user, token: `token-of-${step.username}` },
    });
  } else if (step.do === 'fail') {
    await pending?.call.answer({ ok: false, failure: step.failure });
  } else if (step.do === 'pass') {
    auth.pass(7_000);
  } else {
    await pending?.call.reject('a broken port');
  }
}

/** When the specification removes the token: after a 401 to an auth session or after a sign-out. */
function losesToken(auth: Auth, step: Step): boolean {
  const [pending] = auth.inFlight();
  if (step.do === 'send') {
    return (
      (step.event.type === 'signOut.requested' &&
        (auth.has('signed-in') || auth.has('unreachable'))) ||
      (step.event.type === 'session.ended' && auth.has('signed-in'))
    );
  }
  return step.do === 'fail' && step.failure === unauthorized && pending?.port === 'retrieve';
}

describe('authMachine in any history', { timeout: fuzzTime(1_000) }, () => {
  it('A02, G06, R-196, R-242: removes the token only after a 401 or a sign-out', async () => {
    await checkEveryInTime(1_000, world, steps, async (world, steps) => {
      const auth = start(world);
      for (const step of steps) {
        const expected = losesToken(auth, step);
        const before = auth.seen.removals;
        await take(auth, step);

        expect(auth.seen.removals - before, 'token removed ⇔ 401 or sign-out').toBe(
          expected ? 1 : 0,
        );
        expect(auth.inFlight().length, 'calls in flight').toBeLessThanOrEqual(1);
        expect(auth.context().user === null).toBe(!auth.has('signed-in'));
        expect(auth.inFlight().length === 1).toBe(
          auth.has('starting') ||
            auth.has('busy') ||
            auth.actor.getSnapshot().matches({ signedIn: 'refreshing' }),
        );
        expect(
          (['starting', 'unreachable', 'signed-out', 'signed-in'] as const).filter(auth.has),
        ).toHaveLength(1);
        expect(JSON.stringify(auth.context())).not.toMatch(/token-of|secret-word/);
        expect(auth.actor.getSnapshot().status).toBe('active');
      }
      auth.actor.stop();
    });
  });

  it('A04: shows the account of the newest answer', async () => {
    await checkEveryInTime(200, world, steps, async (world, steps) => {
      const auth = start(world);
      let newest: string | null = null;
      for (const step of steps) {
        if (step.do === 'succeed' && auth.inFlight().length > 0) {
          newest = step.username;
        }
        await take(auth, step);
        if (auth.has('signed-in')) {
          expect(auth.context().user?.username).toBe(newest);
        }
      }
      auth.actor.stop();
    });
  });
});
