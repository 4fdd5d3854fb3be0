import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { isRefused, isUnauthorized } from '@nevisa/api/failures';
import type { Failure, Outcome } from '@nevisa/api/types';
import { defineCallParts, getOutput, defineWaitStates } from '../shared/call.ts';
import { definePlaceholder } from '../shared/ports.ts';

/** The passwords exactly as typed. */
export interface PasswordChange {
  old: string;
  next: string;
  repeated: string;
}

export type PasswordEvent =
  | { type: 'change.opened' }
  | { type: 'change.closed' }
  | { type: 'change.submitted'; change: PasswordChange };

export type PasswordTag = 'open' | 'busy' | 'waiting' | 'changed' | 'lost';

export interface PasswordContext {
  /** Why the last change did not happen. */
  failure: Failure | null;
  /** Why its answer is not known; it becomes the failure once the token was asked for. */
  lost: Failure | null;
  /** The token could not be asked for either: the password has perhaps changed. */
  isUnsure: boolean;
}

/**
 * A person replaces the password, and goes on in every tab.
 *
 * It is a machine because a change whose answer is lost has perhaps happened: the account is
 * asked then, and a refused token leads to the sign-in with words, never to a second change.
 */
export const passwordMachine = setup({
  types: {
    context: {} as PasswordContext,
    events: {} as PasswordEvent,
    tags: {} as PasswordTag,
  },
  actors: {
    /** Port. Has stored the new token before it answers with a success. */
    changePassword: fromPromise<Outcome<void>, PasswordChange>(definePlaceholder('changePassword')),
    /** Port. Asks the server whether the token of this tab still counts. */
    checkToken: fromPromise<Outcome<unknown>>(definePlaceholder('checkToken')),
  },
  guards: {
    /** The server has said that nothing was changed. */
    isRefused: (_, outcome: Outcome<void>) => !outcome.ok && isRefused(outcome.failure),
    isTokenRefused: (_, outcome: Outcome<unknown>) =>
      !outcome.ok && isUnauthorized(outcome.failure),
  },
  actions: {
    forgetAll: assign({ failure: null, isUnsure: false }),
    rememberLoss: assign((_, outcome: Outcome<void>) =>
      outcome.ok ? {} : { lost: outcome.failure },
    ),
    assumeLoss: assign({ lost: { kind: 'network' } as const }),
    failByLoss: assign(({ context }, { isUnsure }: { isUnsure: boolean }) => ({
      failure: context.lost,
      isUnsure,
    })),
  },
})
  .extend(defineCallParts<PasswordContext, PasswordEvent>())
  .createMachine({
    id: 'password',
    context: { failure: null, lost: null, isUnsure: false },
    initial: 'idle',
    states: {
      idle: { on: { 'change.opened': { target: 'entering', actions: 'forgetAll' } } },
      entering: {
        tags: 'open',
        on: { 'change.submitted': 'sending', 'change.closed': 'idle' },
      },
      sending: {
        tags: ['open', 'busy'],
        entry: 'forgetAll',
        invoke: {
          src: 'changePassword',
          input: getChange,
          onDone: [
            { guard: { type: 'succeeded', params: getOutput }, target: 'changed' },
            {
              guard: { type: 'isRefused', params: getOutput },
              target: 'answered',
              actions: { type: 'rememberFailure', params: getOutput },
            },
            {
              target: 'asking',
              actions: { type: 'rememberLoss', params: getOutput },
            },
          ],
          onError: {
            guard: 'isUnexpected',
            target: 'asking',
            actions: 'assumeLoss',
          },
        },
      },
      // The answer is lost. The old token counts only while the old password does.
      asking: {
        tags: ['open', 'busy'],
        invoke: {
          src: 'checkToken',
          onDone: [
            { guard: { type: 'isTokenRefused', params: getOutput }, target: 'lost' },
            {
              guard: { type: 'succeeded', params: getOutput },
              target: 'entering',
              actions: { type: 'failByLoss', params: { isUnsure: false } },
            },
            { target: 'entering', actions: { type: 'failByLoss', params: { isUnsure: true } } },
          ],
          onError: {
            guard: 'isUnexpected',
            target: 'entering',
            actions: { type: 'failByLoss', params: { isUnsure: true } },
          },
        },
      },
      answered: { ...defineWaitStates('entering').answered, tags: 'open' },
      waiting: {
        ...defineWaitStates('entering').waiting,
        tags: ['open', 'waiting'],
        on: { 'change.closed': 'idle' },
      },
      changed: {
        tags: 'changed',
        on: { 'change.opened': { target: 'entering', actions: 'forgetAll' } },
      },
      lost: { tags: 'lost' },
    },
  });

function getChange({ event }: { event: PasswordEvent }): PasswordChange {
  assertEvent(event, 'change.submitted');
  return event.change;
}
