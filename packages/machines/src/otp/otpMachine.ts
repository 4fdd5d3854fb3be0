import { assertEvent, assign, fromPromise, sendTo, setup, stateIn } from 'xstate';
import type { Failure, Id, Outcome } from '@nevisa/api/types';
import { countdownMachine } from '../countdown/countdownMachine.ts';
import { defineAfterCall, defineCallParts, getOutput, defineWaitStates } from '../shared/call.ts';
import { definePlaceholder } from '../shared/ports.ts';

/** How long a code counts down before another may be asked for, in seconds (specification §9). */
export const codeSeconds = 120;

/** The account that a code was sent for, and the way it went. */
export interface CodeRecipient {
  /** In the JSON type in which the server gave it. */
  id: Id;
  type: 'phone' | 'email';
}

/** Proof that the code arrived; with the new password when a forgotten one is replaced. */
export interface CodeProof {
  otp: string;
  newPassword?: { password: string; confirmation: string };
}

export interface OtpInput {
  recipient: CodeRecipient;
  /** Wall-clock ms of an end fixed earlier, to go on after a reload. */
  deadline?: number | undefined;
  /** Wall clock in ms, for tests. */
  now?: (() => number) | undefined;
  /** Monotonic clock in ms, for tests. */
  monotonicNow?: (() => number) | undefined;
}

export type OtpEvent =
  | { type: 'code.submitted'; proof: CodeProof }
  | { type: 'resend.requested' }
  /** The tab is visible again: the seconds are read anew. */
  | { type: 'page.shown' };

export type OtpTag = 'counting' | 'over' | 'verifying' | 'resending' | 'waiting' | 'verified';

export interface OtpContext {
  recipient: CodeRecipient;
  /** Why the last code was not taken. */
  failure: Failure | null;
  /** Another code is on its way since the last try. */
  resent: boolean;
  clocks: Pick<OtpInput, 'deadline' | 'now' | 'monotonicNow'>;
}

/**
 * A person waits for a code, types it, and may ask for another when its time is over.
 *
 * It is a machine because typing and counting go on side by side and limit each
 * other: nothing is verified at 0, a code already sent for checking is still
 * checked when 0 is reached, and no two calls are ever under way (specification §4).
 */
export const otpMachine = setup({
  types: {
    context: {} as OtpContext,
    input: {} as OtpInput,
    events: {} as OtpEvent,
    tags: {} as OtpTag,
    output: {} as CodeRecipient,
    children: {} as { countdown: 'countdown' },
  },
  actors: {
    verifyCode: fromPromise<Outcome<void>, CodeProof & { id: Id }>(definePlaceholder('verifyCode')),
    resendCode: fromPromise<Outcome<void>, CodeRecipient>(definePlaceholder('resendCode')),
    countdown: countdownMachine,
  },
  guards: {
    isCounting: stateIn({ open: { time: 'counting' } }),
    isNotVerifying: stateIn({ open: { code: 'entering' } }),
  },
  actions: {
    beginAnew: assign(({ context: { clocks } }) => ({
      clocks: { ...clocks, deadline: undefined },
      failure: null,
      resent: true,
    })),
    forgetResent: assign({ resent: false }),
    readTime: sendTo('countdown', { type: 'page.shown' }),
  },
})
  .extend(defineCallParts<OtpContext, OtpEvent>())
  .createMachine({
    id: 'otp',
    context: ({ input: { recipient, ...clocks } }) => ({
      recipient,
      failure: null,
      resent: false,
      clocks,
    }),
    initial: 'open',
    output: ({ context }) => context.recipient,
    states: {
      open: {
        type: 'parallel',
        states: {
          code: {
            initial: 'entering',
            states: {
              entering: {
                on: { 'code.submitted': { guard: 'isCounting', target: 'verifying' } },
              },
              verifying: {
                tags: 'verifying',
                entry: ['forgetFailure', 'forgetResent'],
                invoke: {
                  src: 'verifyCode',
                  input: getProof,
                  ...defineAfterCall({
                    succeeded: { target: '#otp.verified' },
                    failed: 'answered',
                    unexpected: 'entering',
                  }),
                },
              },
              ...defineWaitStates('entering'),
            },
          },
          time: {
            initial: 'counting',
            states: {
              counting: {
                tags: 'counting',
                invoke: {
                  src: 'countdown',
                  id: 'countdown',
                  input: toCountdownInput,
                  onDone: 'over',
                },
                on: { 'page.shown': { actions: 'readTime' } },
              },
              over: {
                tags: 'over',
                on: { 'resend.requested': { guard: 'isNotVerifying', target: 'resending' } },
              },
              resending: {
                tags: 'resending',
                invoke: {
                  src: 'resendCode',
                  input: ({ context }) => context.recipient,
                  onDone: [
                    {
                      guard: { type: 'succeeded', params: getOutput },
                      target: 'counting',
                      actions: 'beginAnew',
                    },
                    // The client has logged it; the person may press again.
                    { target: 'over' },
                  ],
                  onError: { guard: 'isUnexpected', target: 'over' },
                },
              },
            },
          },
        },
      },
      verified: { type: 'final', tags: 'verified' },
    },
  });

function getProof({ context, event }: { context: OtpContext; event: OtpEvent }) {
  assertEvent(event, 'code.submitted');
  return { ...event.proof, id: context.recipient.id };
}

function toCountdownInput({ context: { clocks } }: { context: OtpContext }) {
  const { deadline, now, monotonicNow } = clocks;
  return {
    seconds: codeSeconds,
    ...(deadline !== undefined && { deadline }),
    ...(now && { now }),
    ...(monotonicNow && { monotonicNow }),
  };
}
