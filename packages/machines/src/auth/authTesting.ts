import { fromCallback } from 'xstate';
import type { LoginPayload, Outcome, SignedInUser, User } from '@nevisa/api/types';
import { makeRefusal, makeUser } from '../testing/fixtures.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { type Inspect, startMachine } from '../testing/startMachine.ts';
import { authMachine } from './authMachine.ts';
import type { AuthEvent, AuthInput, SocialInput } from './authTypes.ts';

export const sara = makeUser('sara');
export const reza = makeUser('reza');
export const credentials: LoginPayload = {
  username_or_phone_or_email: 'sara',
  password: 'pass-word-1',
};
export const token = 'token-of-sara';
export const unauthorized = makeRefusal(401);
export const signedInAsSara: Outcome<SignedInUser> = { ok: true, answer: { ...sara, token } };
/** An answer without the profile, which the contract does not name for a sign-in. */
export const signedInPartly: Outcome<SignedInUser> = {
  ok: true,
  answer: { ...sara, new_messages_count: 0, profile: null, token },
};

/** One event of each kind that the screens send. */
export const someEvents: readonly AuthEvent[] = [
  { type: 'start.retried' },
  { type: 'signIn.submitted', credentials },
  { type: 'socialSignIn.requested', invitationKey: null },
  { type: 'socialSignIn.cancelled' },
  { type: 'signOut.requested' },
  { type: 'session.ended' },
  { type: 'token.removed' },
  { type: 'token.replaced' },
  { type: 'token.renewed' },
  { type: 'account.changed', user: sara },
  { type: 'profile.changed' },
  { type: 'messages.counted', count: 7 },
];

/** The context of the machine when no user is signed in and no call has failed. */
export const signedOutFacts = { user: null, failure: null, ended: null };

/** Starts the machine with fake ports. `log` lists the port calls and the tags in order; `watching` is true while other tabs are watched. */
export function startAuth(overrides: Partial<AuthInput> = {}, inspect?: Inspect) {
  const retrieve = pretendPort<Outcome<User>>();
  const signIn = pretendPort<Outcome<SignedInUser>, LoginPayload>();
  const social = pretendPort<Outcome<SignedInUser>, SocialInput>();
  const log: string[] = [];
  let otherTabSignsOut: (() => void) | null = null;
  const machine = authMachine.provide({
    actors: {
      openAccount: retrieve.logic,
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
  });
  const started = startMachine(machine, { inspect, input: { hasToken: false, ...overrides } });
  started.actor.subscribe((snapshot) => log.push([...snapshot.tags].join(' ')));
  return {
    ...started,
    retrieve,
    signIn,
    social,
    log,
    /** The tags, in the order of the states. */
    tags: () => [...started.actor.getSnapshot().tags],
    facts: () => {
      const { user, failure, ended } = started.context();
      return { user, failure, ended };
    },
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
