import {
  assertEvent,
  assign,
  fromCallback,
  fromPromise,
  setup,
  type DoneActorEvent,
  type EventObject,
} from 'xstate';
import { isUnauthorized } from '@nevisa/api/failures';
import type { LoginPayload, Outcome, SignedInUser, User } from '@nevisa/api/types';
import { defineAfterCall, defineCallParts, getOutput, defineWaitStates } from '../shared/call.ts';
import { definePlaceholder } from '../shared/ports.ts';
import type { AuthInput, SocialInput, AuthEvent, AuthTag, AuthContext } from './authTypes.ts';

const afterSignIn = defineAfterCall({
  succeeded: {
    target: '#auth.signedIn.entered',
    actions: [
      { type: 'storeToken', params: getToken },
      { type: 'rememberUser', params: getOutput },
    ],
  },
  failed: 'answered',
  unexpected: 'idle',
});

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
    /** The account at the start: that of the server, or the one that this device knows while nothing answers. */
    openAccount: fromPromise<Outcome<User>>(definePlaceholder('openAccount')),
    retrieveAccount: fromPromise<Outcome<User>>(definePlaceholder('retrieveAccount')),
    signIn: fromPromise<Outcome<SignedInUser>, LoginPayload>(definePlaceholder('signIn')),
    signInSocially: fromPromise<Outcome<SignedInUser>, SocialInput>(
      definePlaceholder('signInSocially'),
    ),
    watchToken: fromCallback<EventObject>(definePlaceholder('watchToken')),
  },
  guards: {
    isSameUser: ({ context, event }) =>
      event.type === 'account.changed' &&
      context.user !== null &&
      String(context.user.id) === String(event.user.id),
    hadToken: ({ context }) => context.hadToken,
    /** The contract names no profile in the answer to a sign-in; an account without one costs one call. */
    lacksProfile: ({ context }) => context.user?.profile === null,
    sessionIsOver: (_, outcome: Outcome<unknown>) => !outcome.ok && isUnauthorized(outcome.failure),
  },
  actions: {
    /** Port. Must not throw: a browser without storage still signs in for this tab. */
    storeToken: (_, _params: { token: string }): void => definePlaceholder('storeToken')(),
    /** Port. Must not throw. */
    removeToken: definePlaceholder('removeToken'),
    rememberUser: assign((_, outcome: Outcome<User>) =>
      outcome.ok ? { user: withoutToken(outcome.answer) } : {},
    ),
    takeUser: assign(({ event }) => {
      assertEvent(event, 'account.changed');
      return { user: withoutToken(event.user) };
    }),
    forgetUser: assign({ user: null }),
    markExpired: assign({ ended: 'expired' }),
    markLeft: assign({ ended: 'left' }),
    forgetEnd: assign({ ended: null }),
    countMessages: assign(({ context, event }) => {
      assertEvent(event, 'messages.counted');
      const { user } = context;
      return { user: user && { ...user, new_messages_count: Math.max(0, event.count) } };
    }),
  },
})
  .extend(defineCallParts<AuthContext, AuthEvent>())
  .createMachine({
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
              src: 'openAccount',
              onDone: [
                {
                  guard: { type: 'succeeded', params: getOutput },
                  target: '#auth.signedIn',
                  actions: { type: 'rememberUser', params: getOutput },
                },
                {
                  guard: { type: 'sessionIsOver', params: getOutput },
                  target: '#auth.signedOut',
                  actions: 'removeToken',
                },
                {
                  target: '#auth.unreachable',
                  actions: { type: 'rememberFailure', params: getOutput },
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
          'signOut.requested': { target: 'signedOut', actions: ['removeToken', 'markLeft'] },
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
            invoke: { src: 'signIn', input: getCredentials, ...afterSignIn },
          },
          signingInSocially: {
            tags: 'busy',
            entry: 'forgetFailure',
            invoke: { src: 'signInSocially', input: getInvitation, ...afterSignIn },
            // A provider may never answer: the person goes on without it.
            on: { 'signIn.submitted': 'signingIn', 'socialSignIn.cancelled': 'idle' },
          },
          ...defineWaitStates('idle'),
        },
      },
      signedIn: {
        tags: 'signed-in',
        entry: ['forgetFailure', 'forgetEnd'],
        exit: 'forgetUser',
        // A broken watcher costs the notice from other tabs, not the session.
        invoke: { src: 'watchToken', onError: { guard: 'isUnexpected' } },
        on: {
          'signOut.requested': { target: 'signedOut', actions: ['removeToken', 'markLeft'] },
          'session.ended': { target: 'signedOut', actions: ['removeToken', 'markExpired'] },
          'token.removed': { target: 'signedOut', actions: 'markLeft' },
          // Nothing of the one account may be seen in the other's session (A04).
          'token.replaced': 'starting.retrieving',
          // The session goes on: the page, a recording and an upload keep what they have.
          'token.renewed': '.refreshing',
          'account.changed': { guard: 'isSameUser', actions: 'takeUser' },
          'messages.counted': { actions: 'countMessages' },
        },
        initial: 'idle',
        states: {
          entered: {
            always: [{ guard: 'lacksProfile', target: 'refreshing' }, { target: 'idle' }],
          },
          idle: { on: { 'profile.changed': 'refreshing' } },
          refreshing: {
            // A change during a refresh makes the answer on its way too old.
            on: {
              'profile.changed': { target: 'refreshing', reenter: true },
              'account.changed': {
                guard: 'isSameUser',
                target: 'refreshing',
                reenter: true,
                actions: 'takeUser',
              },
            },
            invoke: {
              src: 'retrieveAccount',
              onDone: [
                {
                  guard: { type: 'succeeded', params: getOutput },
                  target: 'idle',
                  actions: { type: 'rememberUser', params: getOutput },
                },
                {
                  guard: { type: 'sessionIsOver', params: getOutput },
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

function getToken({ event }: { event: DoneActorEvent<Outcome<SignedInUser>> }): { token: string } {
  if (!event.output.ok) {
    throw new Error('A failed sign-in brings no token; only a success may ask for it.');
  }
  return { token: event.output.answer.token };
}

/** Only the stored copy holds the token: state is inspected, logged and shown. */
function withoutToken(user: User & { token?: string }): User {
  const { token: _, ...rest } = user;
  return rest;
}

function getCredentials({ event }: { event: AuthEvent }): LoginPayload {
  assertEvent(event, 'signIn.submitted');
  return event.credentials;
}

function getInvitation({ event }: { event: AuthEvent }): SocialInput {
  assertEvent(event, 'socialSignIn.requested');
  return { invitationKey: event.invitationKey };
}
