import { assertEvent, assign, fromPromise, not, setup } from 'xstate';
import { isUnreachable } from '@nevisa/api/failures';
import type { Failure, Outcome } from '@nevisa/api/types';
import { defineAfterCall, defineCallParts, getOutput, defineWaitStates } from '../shared/call.ts';
import { definePlaceholder } from '../shared/ports.ts';

/** The names of the fields, as the server spells them. */
export const profileFields = [
  'first_name',
  'last_name',
  'gender',
  'birthday',
  'country',
  'province',
  'city',
] as const;
export type ProfileField = (typeof profileFields)[number];

/** A profile as its form shows it: an empty text where nothing is filled in. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;

export interface ProfileInput {
  stored: ProfileValues;
}

export type ProfileEvent =
  | { type: 'field.changed'; change: Partial<ProfileValues> }
  | { type: 'save.requested' }
  /** The account has come from the server. */
  | { type: 'profile.received'; profile: ProfileValues }
  | { type: 'network.returned' };

export type ProfileTag =
  | 'differs'
  | 'busy'
  | 'waiting'
  /** The save did not reach the server; the next return of the network sends it again. */
  | 'unsent'
  | 'saved';

export interface ProfileContext {
  /** What the server has. */
  stored: ProfileValues;
  typed: ProfileValues;
  /** What is under way to the server. */
  sent: ProfileValues;
  /** What came from the server while a save was under way. */
  received: ProfileValues | null;
  /** Why the last save did not succeed. */
  failure: Failure | null;
}

/**
 * A person fills in the form of their profile and saves it as a whole.
 *
 * It is a machine because typing goes on while a save is under way, because the account may come
 * from the server at any moment, and because neither of them may cost a typed value.
 */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    input: {} as ProfileInput,
    events: {} as ProfileEvent,
    tags: {} as ProfileTag,
  },
  actors: {
    /** Port. Answers with the profile that the server has stored. */
    saveProfile: fromPromise<Outcome<ProfileValues>, ProfileValues>(
      definePlaceholder('saveProfile'),
    ),
  },
  guards: {
    differs: ({ context: { stored, typed } }) => !isSame(stored, typed),
    isUnsent: ({ context: { failure, sent, typed } }) =>
      failure !== null && isUnreachable(failure) && isSame(sent, typed),
  },
  actions: {
    type: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      return { typed: { ...context.typed, ...event.change } };
    }),
    markSent: assign(({ context }) => ({ sent: context.typed, received: null, failure: null })),
    setAside: assign(({ event }) => {
      assertEvent(event, 'profile.received');
      return { received: event.profile };
    }),
    // Values of another device that this form would send back as they were.
    takeReceived: assign(({ context: { stored, typed, sent, received } }) =>
      received === null
        ? {}
        : {
            stored: received,
            typed: rebase(typed, stored, received),
            sent: rebase(sent, stored, received),
            received: null,
          },
    ),
    receive: assign(({ context: { stored, typed }, event }) => {
      assertEvent(event, 'profile.received');
      return { stored: event.profile, typed: rebase(typed, stored, event.profile) };
    }),
    takeAnswer: assign(({ context: { typed, sent } }, outcome: Outcome<ProfileValues>) =>
      outcome.ok
        ? {
            stored: outcome.answer,
            typed: rebase(typed, sent, outcome.answer),
            received: null,
          }
        : {},
    ),
  },
})
  .extend(defineCallParts<ProfileContext, ProfileEvent>())
  .createMachine({
    id: 'profile',
    context: ({ input: { stored } }) => ({
      stored,
      typed: stored,
      sent: stored,
      received: null,
      failure: null,
    }),
    initial: 'viewing',
    on: {
      'field.changed': { target: '.deciding', actions: 'type' },
      'profile.received': { target: '.deciding', actions: 'receive' },
    },
    states: {
      deciding: {
        always: [{ guard: 'differs', target: 'editing' }, { target: 'viewing' }],
      },
      viewing: {},
      editing: {
        tags: 'differs',
        entry: 'takeReceived',
        on: { 'save.requested': 'saving' },
      },
      saving: {
        tags: ['busy', 'differs'],
        entry: 'markSent',
        // The answer decides: neither typing nor a refresh ends the save.
        on: {
          'field.changed': { actions: 'type' },
          'profile.received': { actions: 'setAside' },
        },
        invoke: {
          src: 'saveProfile',
          input: ({ context }) => context.sent,
          ...defineAfterCall({
            succeeded: {
              target: 'saved',
              actions: { type: 'takeAnswer', params: getOutput },
            },
            failed: 'answered',
            unexpected: 'editing',
          }),
        },
      },
      saved: {
        tags: 'saved',
        always: { guard: 'differs', target: 'editing' },
        // The refresh after the save says the same.
        on: { 'profile.received': { actions: 'receive' } },
      },
      answered: {
        tags: 'differs',
        entry: 'takeReceived',
        always: [
          { guard: 'isUnsent', target: 'unsent' },
          ...defineWaitStates('editing').answered.always,
        ],
      },
      // Typing leaves this state by the transition of the root: new values are no part of the save that the person asked for.
      unsent: {
        tags: ['differs', 'unsent'],
        always: { guard: not('differs'), target: 'viewing', actions: 'forgetFailure' },
        on: {
          'save.requested': 'saving',
          'network.returned': 'saving',
          'profile.received': { actions: 'receive' },
        },
      },
      waiting: {
        ...defineWaitStates('editing').waiting,
        tags: ['waiting', 'differs'],
        on: {
          'field.changed': { actions: 'type' },
          'profile.received': { actions: 'receive' },
        },
      },
    },
  });

/** Spaces around a value are no value. */
function isSame(one: ProfileValues, other: ProfileValues): boolean {
  return profileFields.every((field) => one[field].trim() === other[field].trim());
}

/** Keeps what was typed since `base`, and takes the rest from `next`. */
function rebase(typed: ProfileValues, base: ProfileValues, next: ProfileValues): ProfileValues {
  const kept = profileFields.filter((field) => typed[field] !== base[field]);
  return { ...next, ...Object.fromEntries(kept.map((field) => [field, typed[field]])) };
}
