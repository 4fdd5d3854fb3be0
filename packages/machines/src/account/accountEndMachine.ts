import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Failure, Outcome } from '@nevisa/api/types';
import { defineAfterCall, defineCallParts, defineWaitStates } from '../shared/call.ts';
import { definePlaceholder } from '../shared/ports.ts';

/** What proves that the owner deletes the account; exactly as typed. */
export interface AccountProof {
  username: string;
  password: string;
}

export type AccountEndEvent =
  | { type: 'end.opened' }
  | { type: 'end.closed' }
  | { type: 'end.confirmed'; proof: AccountProof };

export type AccountEndTag = 'open' | 'busy' | 'waiting' | 'ended';

export interface AccountEndContext {
  /** Why the account is not deleted. */
  failure: Failure | null;
}

/**
 * A person deletes the account.
 *
 * It is a machine because the device gives up its texts after the server has deleted the account
 * and never before: a refusal or a lost answer touches nothing.
 */
export const accountEndMachine = setup({
  types: {
    context: {} as AccountEndContext,
    events: {} as AccountEndEvent,
    tags: {} as AccountEndTag,
  },
  actors: {
    deleteAccount: fromPromise<Outcome<void>, AccountProof>(definePlaceholder('deleteAccount')),
    /** Port. Deletes the texts of the device with their key; must not reject. */
    deleteDeviceTexts: fromPromise<undefined>(definePlaceholder('deleteDeviceTexts')),
  },
  actions: {
    /** Port. Ends the session of every tab. */
    signOut: definePlaceholder('signOut'),
    forgetAll: assign({ failure: null }),
  },
})
  .extend(defineCallParts<AccountEndContext, AccountEndEvent>())
  .createMachine({
    id: 'accountEnd',
    context: { failure: null },
    initial: 'idle',
    states: {
      idle: { on: { 'end.opened': { target: 'confirming', actions: 'forgetAll' } } },
      confirming: {
        tags: 'open',
        on: { 'end.confirmed': 'deleting', 'end.closed': 'idle' },
      },
      deleting: {
        tags: ['open', 'busy'],
        entry: 'forgetFailure',
        invoke: {
          src: 'deleteAccount',
          input: getProof,
          ...defineAfterCall({
            succeeded: { target: 'clearing' },
            failed: 'answered',
            unexpected: 'confirming',
          }),
        },
      },
      answered: { ...defineWaitStates('confirming').answered, tags: 'open' },
      waiting: {
        ...defineWaitStates('confirming').waiting,
        tags: ['open', 'waiting'],
        on: { 'end.closed': 'idle' },
      },
      clearing: {
        tags: ['open', 'busy'],
        invoke: {
          src: 'deleteDeviceTexts',
          onDone: 'ended',
          // The account is gone in any case.
          onError: { guard: 'isUnexpected', target: 'ended' },
        },
      },
      ended: { entry: 'signOut', tags: 'ended' },
    },
  });

function getProof({ event }: { event: AccountEndEvent }): AccountProof {
  assertEvent(event, 'end.confirmed');
  return event.proof;
}
