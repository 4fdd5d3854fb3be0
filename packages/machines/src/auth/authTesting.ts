import { createActor, fromCallback, type InspectionEvent, SimulatedClock } from 'xstate';
import type { LoginPayload, Outcome, SignedInUser, User } from '@nevisa/api/types';
import { authMachine, type AuthEvent, type AuthInput, type SocialInput } from './authMachine.ts';
import { pretendPort, refusal, userNamed } from '../testing/testing.ts';

export const sara = userNamed('sara');
export const reza = userNamed('reza');
export const credentials: LoginPayload = {
  username_or_phone_or_email: 'sara',
  password: 'pass-word-1',
};
export const token = 'token-of-sara';
export const unauthorised = refusal(401);
export const signedInAsSara: Outcome<SignedInUser> = { ok: true, answer: { ...sara, token } };

/** The facts of nobody, of whom there is nothing to say. */
export const nobody = { user: null, failure: null, ended: null };

/** The machine at work; also notes what the ports saw: `log` in order, `watching` while somebody listens for other tabs. */
export function startAuth(
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

export async function startSignedIn() {
  const auth = startAuth({ hasToken: true });
  await auth.retrieve.last().answer({ ok: true, answer: sara });
  auth.log.length = 0;
  return auth;
}
