import { assertEvent, assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import type { Failure, Outcome } from '@nevisa/api/types';
import { type CodeRecipient, type OtpInput, otpMachine } from '../otp/otpMachine.ts';
import { isUnexpected, notProvided } from '../shared/ports.ts';
import type { NewAccount } from '../register/registerMachine.ts';
import { waitAskedBy } from '../shared/waitAsked.ts';

export interface ResetPasswordInput extends Omit<OtpInput, 'recipient'> {
  /** Where the code went already; null to ask for one first. */
  recipient: CodeRecipient | null;
}

export type ResetPasswordEvent = { type: 'reset.requested'; contact: NewAccount['contact'] };

export type ResetPasswordTag = 'busy' | 'waiting' | 'proving' | 'changed';

export interface ResetPasswordContext {
  recipient: CodeRecipient | null;
  /** Why no code was sent. */
  failure: Failure | null;
  clocks: Omit<OtpInput, 'recipient'>;
}

/**
 * A person who has forgotten their password asks for a code, proves that it came, and chooses another password.
 *
 * The code's own life, its countdown and its resend are the same as after a
 * sign-up, so the machine invokes `otp` for them; the code and the new password
 * travel together (specification §4).
 */
export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    input: {} as ResetPasswordInput,
    events: {} as ResetPasswordEvent,
    tags: {} as ResetPasswordTag,
    children: {} as { otp: 'otp' },
  },
  actors: {
    requestCode: fromPromise<Outcome<CodeRecipient>, NewAccount['contact']>(
      notProvided('requestCode'),
    ),
    otp: otpMachine,
  },
  delays: { waitAsked: ({ context }) => waitAskedBy(context.failure) },
  guards: {
    hasRecipient: ({ context }) => context.recipient !== null,
    isUnexpected,
    mustWait: ({ context }) => waitAskedBy(context.failure) > 0,
    succeeded: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
  actions: {
    rememberRecipient: assign((_, outcome: Outcome<CodeRecipient>) =>
      outcome.ok ? { recipient: outcome.answer } : {},
    ),
    rememberFailure: assign((_, outcome: Outcome<unknown>) =>
      outcome.ok ? {} : { failure: outcome.failure },
    ),
    assumeNetworkFailure: assign({ failure: { kind: 'network' } }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'resetPassword',
  context: ({ input: { recipient, ...clocks } }) => ({ recipient, failure: null, clocks }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasRecipient', target: 'proving' }, { target: 'asking' }] },
    asking: { on: { 'reset.requested': 'requesting' } },
    requesting: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'requestCode',
        input: contactIn,
        onDone: [
          {
            guard: { type: 'succeeded', params: outputOf },
            target: 'proving',
            actions: { type: 'rememberRecipient', params: outputOf },
          },
          { target: 'answered', actions: { type: 'rememberFailure', params: outputOf } },
        ],
        onError: { guard: 'isUnexpected', target: 'asking', actions: 'assumeNetworkFailure' },
      },
    },
    answered: { always: [{ guard: 'mustWait', target: 'waiting' }, { target: 'asking' }] },
    waiting: {
      tags: 'waiting',
      after: { waitAsked: { target: 'asking', actions: 'forgetFailure' } },
    },
    proving: {
      tags: 'proving',
      invoke: { src: 'otp', id: 'otp', input: otpInputOf, onDone: 'changed' },
    },
    changed: { type: 'final', tags: 'changed' },
  },
});

function outputOf({ event }: { event: DoneActorEvent<Outcome<CodeRecipient>> }) {
  return event.output;
}

function contactIn({ event }: { event: ResetPasswordEvent }): NewAccount['contact'] {
  assertEvent(event, 'reset.requested');
  return event.contact;
}

function otpInputOf({ context: { recipient, clocks } }: { context: ResetPasswordContext }) {
  if (recipient === null) {
    throw new Error('No code was sent yet, so none can be proven; ask for one first.');
  }
  return { ...clocks, recipient };
}
