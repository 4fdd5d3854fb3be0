import {
  assertEvent,
  assign,
  type DoneActorEvent,
  fromPromise,
  sendTo,
  setup,
  stateIn,
} from 'xstate';
import type { Failure, Outcome } from '@nevisa/api/types';
import { countdownMachine } from '../countdown/countdownMachine.ts';
import { isUnexpected, notProvided } from '../shared/ports.ts';
import { waitAskedBy } from '../shared/waitAsked.ts';

/** How long a code counts down before another may be asked for, in seconds (specification §9). */
export const codeSeconds = 120;

/** The account that a code was sent for, and the way it went. */
export interface CodeRecipient {
  id: string;
  type: 'phone' | 'email';
}

/** What is sent to prove that the code arrived; the passwords are there when a forgotten one is replaced. */
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
  | { type: 'time.looked' };

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
    verifyCode: fromPromise<Outcome<void>, CodeProof & { id: string }>(notProvided('verifyCode')),
    resendCode: fromPromise<Outcome<void>, CodeRecipient>(notProvided('resendCode')),
    countdown: countdownMachine,
  },
  delays: { waitAsked: ({ context }) => waitAskedBy(context.failure) },
  guards: {
    isCounting: stateIn({ open: { time: 'counting' } }),
    isNotVerifying: stateIn({ open: { code: 'entering' } }),
    isUnexpected,
    mustWait: ({ context }) => waitAskedBy(context.failure) > 0,
    succeeded: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
  actions: {
    rememberFailure: assign((_, outcome: Outcome<unknown>) =>
      outcome.ok ? {} : { failure: outcome.failure },
    ),
    assumeNetworkFailure: assign({ failure: { kind: 'network' } }),
    forgetFailure: assign({ failure: null }),
    beginAnew: assign(({ context: { clocks } }) => ({
      clocks: { ...clocks, deadline: undefined },
      failure: null,
      resent: true,
    })),
    forgetResent: assign({ resent: false }),
    readTime: sendTo('countdown', { type: 'countdown.looked' }),
  },
}).createMachine({
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
                input: proofOf,
                onDone: [
                  { guard: { type: 'succeeded', params: outputOf }, target: '#otp.verified' },
                  { target: 'answered', actions: { type: 'rememberFailure', params: outputOf } },
                ],
                onError: {
                  guard: 'isUnexpected',
                  target: 'entering',
                  actions: 'assumeNetworkFailure',
                },
              },
            },
            answered: {
              always: [{ guard: 'mustWait', target: 'waiting' }, { target: 'entering' }],
            },
            waiting: {
              tags: 'waiting',
              after: { waitAsked: { target: 'entering', actions: 'forgetFailure' } },
            },
          },
        },
        time: {
          initial: 'counting',
          states: {
            counting: {
              tags: 'counting',
              invoke: { src: 'countdown', id: 'countdown', input: countdownOf, onDone: 'over' },
              on: { 'time.looked': { actions: 'readTime' } },
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
                    guard: { type: 'succeeded', params: outputOf },
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

function outputOf({ event }: { event: DoneActorEvent<Outcome<void>> }): Outcome<void> {
  return event.output;
}

function proofOf({ context, event }: { context: OtpContext; event: OtpEvent }) {
  assertEvent(event, 'code.submitted');
  return { ...event.proof, id: context.recipient.id };
}

function countdownOf({ context: { clocks } }: { context: OtpContext }) {
  const { deadline, now, monotonicNow } = clocks;
  return {
    seconds: codeSeconds,
    ...(deadline !== undefined && { deadline }),
    ...(now && { now }),
    ...(monotonicNow && { monotonicNow }),
  };
}
