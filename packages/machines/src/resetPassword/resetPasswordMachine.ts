import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Failure, Outcome } from '@nevisa/api/types';
import { type CodeRecipient, type OtpInput, otpMachine } from '../otp/otpMachine.ts';
import { toOtpInput } from '../otp/toOtpInput.ts';
import { defineAfterCall, defineCallParts, getOutput, defineWaitStates } from '../shared/call.ts';
import { definePlaceholder } from '../shared/ports.ts';
import type { NewAccount } from '../register/registerMachine.ts';

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
      definePlaceholder('requestCode'),
    ),
    otp: otpMachine,
  },
  guards: {
    hasRecipient: ({ context }) => context.recipient !== null,
  },
  actions: {
    rememberRecipient: assign((_, outcome: Outcome<CodeRecipient>) =>
      outcome.ok ? { recipient: outcome.answer } : {},
    ),
  },
})
  .extend(defineCallParts<ResetPasswordContext, ResetPasswordEvent>())
  .createMachine({
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
          input: getContact,
          ...defineAfterCall({
            succeeded: {
              target: 'proving',
              actions: { type: 'rememberRecipient', params: getOutput },
            },
            failed: 'answered',
            unexpected: 'asking',
          }),
        },
      },
      ...defineWaitStates('asking'),
      proving: {
        tags: 'proving',
        invoke: { src: 'otp', id: 'otp', input: toOtpInput, onDone: 'changed' },
      },
      changed: { type: 'final', tags: 'changed' },
    },
  });

function getContact({ event }: { event: ResetPasswordEvent }): NewAccount['contact'] {
  assertEvent(event, 'reset.requested');
  return event.contact;
}
