import {
  assertEvent,
  assign,
  fromCallback,
  fromPromise,
  setup,
  type DoneActorEvent,
  type EventObject,
} from 'xstate';
import type { Failure, LoginPayload, Outcome, SignedInUser, User } from '@nevisa/api/types';
import { isUnexpected, notProvided } from '../shared/ports.ts';
import { waitAskedBy } from '../shared/waitAsked.ts';

export interface AuthInput {
  /** Whether a usable token was saved by an earlier visit (specification §4). */
  hasToken: boolean;
}

export interface SocialInput {
  /** The referrer of a new account; null when there is none. */
  invitationKey: string | null;
}

export type AuthEvent =
  | { type: 'start.retried' }
  | { type: 'signIn.submitted'; credentials: LoginPayload }
  | { type: 'socialSignIn.requested'; invitationKey: string | null }
  | { type: 'signOut.requested' }
  /** A later call was answered with 401. */
  | { type: 'session.ended' }
  /** Another tab signed out; sent by the port `watchToken`. */
  | { type: 'token.removed' }
  /** Another tab signed in, perhaps as somebody else (S07); sent by the port `watchToken`. */
  | { type: 'token.replaced' }
  /** Something the account shows has changed on the server. */
  | { type: 'profile.changed' }
  | { type: 'messages.counted'; count: number };

export type AuthTag = 'starting' | 'unreachable' | 'signed-out' | 'busy' | 'waiting' | 'signed-in';

export interface AuthContext {
  /** Null whenever nobody is signed in. */
  user: User | null;
  /** Why the start or the last sign-in brought nothing. */
  failure: Failure | null;
  /** `expired`: the server ended the session; stays until the next sign-in. */
  ended: 'expired' | null;
  hadToken: boolean;
}

/**
 * Knows who is signed in, from the first paint to the last tab.
 *
 * The person waits behind the loading logo, fills in the sign-in form or works.
 * It is a machine because every screen is guarded by it, because only a 401 or
 * the person may throw the token away, and because two calls at once would let
 * one account's answer land in another's session.
 */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    input: {} as AuthInput,
    events: {} as AuthEvent,
    tags: {} as AuthTag,
  },
  actors: {
    retrieveAccount: fromPromise<Outcome<User>>(notProvided('retrieveAccount')),
    signIn: fromPromise<Outcome<SignedInUser>, LoginPayload>(notProvided('signIn')),
    signInSocially: fromPromise<Outcome<SignedInUser>, SocialInput>(notProvided('signInSocially')),
    watchToken: fromCallback<EventObject>(notProvided('watchToken')),
  },
  delays: { waitAsked: ({ context }) => waitAskedBy(context.failure) },
  guards: {
    hadToken: ({ context }) => context.hadToken,
    isUnexpected,
    mustWait: ({ context }) => waitAskedBy(context.failure) > 0,
    succeeded: (_, outcome: Outcome<unknown>) => outcome.ok,
    sessionIsOver: (_, outcome: Outcome<unknown>) =>
      !outcome.ok && outcome.failure.kind === 'refused' && outcome.failure.status === 401,
  },
  actions: {
    /** Port. Must not throw: a browser that keeps nothing still signs in for this tab. */
    storeToken: (_, _params: { token: string }): void => notProvided('storeToken')(),
    /** Port. Must not throw. */
    removeToken: notProvided('removeToken'),
    rememberUser: assign((_, outcome: Outcome<User>) =>
      outcome.ok ? { user: withoutToken(outcome.answer) } : {},
    ),
    forgetUser: assign({ user: null }),
    rememberFailure: assign((_, outcome: Outcome<unknown>) =>
      outcome.ok ? {} : { failure: outcome.failure },
    ),
    assumeNetworkFailure: assign({ failure: { kind: 'network' } }),
    forgetFailure: assign({ failure: null }),
    markExpired: assign({ ended: 'expired' }),
    forgetEnd: assign({ ended: null }),
    countMessages: assign(({ context, event }) => {
      assertEvent(event, 'messages.counted');
      const { user } = context;
      return { user: user && { ...user, new_messages_count: Math.max(0, event.count) } };
    }),
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({ user: null, failure: null, ended: null, hadToken: input.hasToken }),
  initial: 'starting',
  states: {
    starting: {
      tags: 'starting',
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'hadToken', target: 'retrieving' }, { target: '#auth.signedOut' }],
        },
        retrieving: {
          entry: 'forgetFailure',
          invoke: {
            src: 'retrieveAccount',
            onDone: [
              {
                guard: { type: 'succeeded', params: outputOf },
                target: '#auth.signedIn',
                actions: { type: 'rememberUser', params: outputOf },
              },
              {
                guard: { type: 'sessionIsOver', params: outputOf },
                target: '#auth.signedOut',
                actions: 'removeToken',
              },
              {
                target: '#auth.unreachable',
                actions: { type: 'rememberFailure', params: outputOf },
              },
            ],
            onError: {
              guard: 'isUnexpected',
              target: '#auth.unreachable',
              actions: 'assumeNetworkFailure',
            },
          },
        },
      },
    },
    unreachable: {
      tags: 'unreachable',
      on: {
        'start.retried': 'starting.retrieving',
        'signOut.requested': { target: 'signedOut', actions: 'removeToken' },
      },
    },
    signedOut: {
      tags: 'signed-out',
      initial: 'idle',
      states: {
        idle: {
          on: {
            'signIn.submitted': 'signingIn',
            'socialSignIn.requested': 'signingInSocially',
          },
        },
        signingIn: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            src: 'signIn',
            input: credentialsOf,
            onDone: [
              {
                guard: { type: 'succeeded', params: outputOf },
                target: '#auth.signedIn',
                actions: [
                  { type: 'storeToken', params: tokenOf },
                  { type: 'rememberUser', params: outputOf },
                ],
              },
              { target: 'answered', actions: { type: 'rememberFailure', params: outputOf } },
            ],
            onError: { guard: 'isUnexpected', target: 'idle', actions: 'assumeNetworkFailure' },
          },
        },
        signingInSocially: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            src: 'signInSocially',
            input: invitationOf,
            onDone: [
              {
                guard: { type: 'succeeded', params: outputOf },
                target: '#auth.signedIn',
                actions: [
                  { type: 'storeToken', params: tokenOf },
                  { type: 'rememberUser', params: outputOf },
                ],
              },
              { target: 'answered', actions: { type: 'rememberFailure', params: outputOf } },
            ],
            onError: { guard: 'isUnexpected', target: 'idle', actions: 'assumeNetworkFailure' },
          },
        },
        answered: { always: [{ guard: 'mustWait', target: 'waiting' }, { target: 'idle' }] },
        waiting: {
          tags: 'waiting',
          after: { waitAsked: { target: 'idle', actions: 'forgetFailure' } },
        },
      },
    },
    signedIn: {
      tags: 'signed-in',
      entry: ['forgetFailure', 'forgetEnd'],
      exit: 'forgetUser',
      // A broken watcher costs the notice from other tabs, not the session.
      invoke: { src: 'watchToken', onError: { guard: 'isUnexpected' } },
      on: {
        'signOut.requested': { target: 'signedOut', actions: 'removeToken' },
        'session.ended': { target: 'signedOut', actions: ['removeToken', 'markExpired'] },
        'token.removed': 'signedOut',
        // Nothing of the one account may be seen in the other's session (A04).
        'token.replaced': 'starting.retrieving',
        'messages.counted': { actions: 'countMessages' },
      },
      initial: 'idle',
      states: {
        idle: { on: { 'profile.changed': 'refreshing' } },
        refreshing: {
          // A change during a refresh makes the answer on its way too old.
          on: { 'profile.changed': { target: 'refreshing', reenter: true } },
          invoke: {
            src: 'retrieveAccount',
            onDone: [
              {
                guard: { type: 'succeeded', params: outputOf },
                target: 'idle',
                actions: { type: 'rememberUser', params: outputOf },
              },
              {
                guard: { type: 'sessionIsOver', params: outputOf },
                target: '#auth.signedOut',
                actions: ['removeToken', 'markExpired'],
              },
              { target: 'idle' },
            ],
            onError: { guard: 'isUnexpected', target: 'idle' },
          },
        },
      },
    },
  },
});

function outputOf<Answer>({ event }: { event: DoneActorEvent<Outcome<Answer>> }): Outcome<Answer> {
  return event.output;
}

function tokenOf({ event }: { event: DoneActorEvent<Outcome<SignedInUser>> }): { token: string } {
  if (!event.output.ok) {
    throw new Error('A failed sign-in brings no token; only a success may ask for it.');
  }
  return { token: event.output.answer.token };
}

/** Only the saved copy holds the token: state is inspected, logged and shown. */
function withoutToken(user: User & { token?: string }): User {
  const { token: _, ...rest } = user;
  return rest;
}

function credentialsOf({ event }: { event: AuthEvent }): LoginPayload {
  assertEvent(event, 'signIn.submitted');
  return event.credentials;
}

function invitationOf({ event }: { event: AuthEvent }): SocialInput {
  assertEvent(event, 'socialSignIn.requested');
  return { invitationKey: event.invitationKey };
}
