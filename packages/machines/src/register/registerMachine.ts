import { assertEvent, assign, fromPromise, not, setup } from 'xstate';
import type { Failure, Outcome } from '@nevisa/api/types';
import type { CodeRecipient } from '../otp/otpMachine.ts';
import { defineAfterCall, defineCallParts, getOutput, defineWaitStates } from '../shared/call.ts';
import { definePlaceholder } from '../shared/ports.ts';

/** A new account as the form gives it; passwords exactly as typed. */
export interface NewAccount {
  username: string;
  password: string;
  confirmation: string;
  /** Normalised; its kind decides the call. */
  contact: { type: CodeRecipient['type']; value: string };
}

export type RegisterEvent =
  | { type: 'agreement.changed'; agreed: boolean }
  | { type: 'terms.opened' }
  | { type: 'terms.accepted' }
  | { type: 'terms.closed' }
  /** Without an account where a required field is empty. */
  | { type: 'signUp.submitted'; account: NewAccount | null }
  | { type: 'socialSignUp.requested' };

export type RegisterTag = 'busy' | 'waiting' | 'reading-terms' | 'registered';

export interface RegisterContext {
  agreed: boolean;
  /** The person went on without agreeing. */
  agreementMissing: boolean;
  /** Why the last try brought no account. */
  failure: Failure | null;
  /** Where the code went, once there is an account. */
  recipient: CodeRecipient | null;
}

/**
 * A person fills in the form for a new account and agrees to the terms, on the form or in their dialog.
 *
 * It is a machine because every way in requires the agreement, because the
 * dialog and the form go on side by side, and because one press must make one account.
 */
export const registerMachine = setup({
  types: {
    context: {} as RegisterContext,
    events: {} as RegisterEvent,
    tags: {} as RegisterTag,
  },
  actors: {
    signUp: fromPromise<Outcome<CodeRecipient>, NewAccount>(definePlaceholder('signUp')),
  },
  guards: {
    hasAgreed: ({ context }) => context.agreed,
    isReady: ({ context, event }) =>
      context.agreed && event.type === 'signUp.submitted' && event.account !== null,
  },
  actions: {
    /** Port: signs up with another provider, which signs in at once. */
    signUpSocially: definePlaceholder('signUpSocially'),
    changeAgreement: assign(({ event }) => {
      assertEvent(event, 'agreement.changed');
      return { agreed: event.agreed, agreementMissing: false };
    }),
    agree: assign({ agreed: true, agreementMissing: false }),
    missAgreement: assign({ agreementMissing: true }),
    rememberRecipient: assign((_, outcome: Outcome<CodeRecipient>) =>
      outcome.ok ? { recipient: outcome.answer } : {},
    ),
  },
})
  .extend(defineCallParts<RegisterContext, RegisterEvent>())
  .createMachine({
    id: 'register',
    context: { agreed: false, agreementMissing: false, failure: null, recipient: null },
    type: 'parallel',
    states: {
      form: {
        initial: 'filling',
        states: {
          filling: {
            on: {
              'signUp.submitted': [
                { guard: 'isReady', target: 'submitting' },
                { guard: not('hasAgreed'), actions: 'missAgreement' },
              ],
              'socialSignUp.requested': [
                { guard: 'hasAgreed', actions: 'signUpSocially' },
                { actions: 'missAgreement' },
              ],
            },
          },
          submitting: {
            tags: 'busy',
            entry: 'forgetFailure',
            invoke: {
              src: 'signUp',
              input: getAccount,
              ...defineAfterCall({
                succeeded: {
                  target: 'registered',
                  actions: { type: 'rememberRecipient', params: getOutput },
                },
                failed: 'answered',
                unexpected: 'filling',
              }),
            },
          },
          ...defineWaitStates('filling'),
          registered: { tags: 'registered' },
        },
      },
      agreement: {
        on: { 'agreement.changed': { actions: 'changeAgreement' } },
        initial: 'onForm',
        states: {
          onForm: { on: { 'terms.opened': 'reading' } },
          reading: {
            tags: 'reading-terms',
            on: {
              'terms.accepted': { target: 'onForm', actions: 'agree' },
              'terms.closed': 'onForm',
            },
          },
        },
      },
    },
  });

function getAccount({ event }: { event: RegisterEvent }): NewAccount {
  assertEvent(event, 'signUp.submitted');
  if (event.account === null) {
    throw new Error('A form with an empty field makes no account; only a complete one is sent.');
  }
  return event.account;
}
