import { and, assertEvent, assign, fromPromise, setup, stateIn } from 'xstate';
import type { Failure, Outcome } from '@nevisa/api/types';
import { type CodeRecipient, type OtpInput, otpMachine } from '../otp/otpMachine.ts';
import { toOtpInput } from '../otp/toOtpInput.ts';
import type { NewAccount } from '../register/registerMachine.ts';
import { defineAfterCall, defineCallParts, getOutput, defineWaitStates } from '../shared/call.ts';
import { definePlaceholder } from '../shared/ports.ts';

export type Contact = NewAccount['contact'];

export interface ContactInput {
  /** The clocks of a test. */
  clocks: Pick<OtpInput, 'now' | 'monotonicNow'>;
}

export type ContactEvent =
  | { type: 'contact.opened'; kind: Contact['type'] }
  | { type: 'contact.closed' }
  | { type: 'contact.submitted'; value: string }
  /** Back to the field, with what was typed. */
  | { type: 'contact.changed' }
  /** The page of the contacts is left. */
  | { type: 'contact.left' };

export type ContactTag = 'open' | 'busy' | 'waiting' | 'proving' | 'verified';

export interface ContactContext {
  kind: Contact['type'];
  /** What was sent last; it stays for a correction. */
  value: string;
  recipient: CodeRecipient | null;
  /** Why no code was sent. */
  failure: Failure | null;
  clocks: ContactInput['clocks'];
}

/** How the call for a code ends while its dialog is open. */
const sent = defineAfterCall({
  succeeded: { target: 'proving', actions: { type: 'rememberRecipient', params: getOutput } },
  failed: 'answered',
  unexpected: 'entering',
} as const);

/** What another opening of a closed dialog leads to. */
const reopened = {
  'contact.opened': [
    { guard: 'isSameKind', target: 'shown' },
    { target: '#contact.entering', actions: 'begin' },
  ],
} as const;

/**
 * A person adds an e-mail address or a phone number to the account, and proves with a code that
 * it is theirs. One of both at a time.
 *
 * The life of the code is that of every other one, so the machine invokes `otp`. A person who
 * closes the code and comes back finds it with its remaining time.
 */
export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    input: {} as ContactInput,
    events: {} as ContactEvent,
    tags: {} as ContactTag,
    children: {} as { otp: 'otp' },
  },
  actors: {
    /** Port. Asks the server to send a code to this contact. */
    sendCode: fromPromise<Outcome<CodeRecipient>, Contact>(definePlaceholder('sendCode')),
    otp: otpMachine,
  },
  guards: {
    isSameKind: ({ context, event }) =>
      event.type === 'contact.opened' && event.kind === context.kind,
    hasRecipient: ({ context }) => context.recipient !== null,
    isHiddenSending: stateIn({ sending: 'hidden' }),
  },
  actions: {
    begin: assign(({ event }) => {
      assertEvent(event, 'contact.opened');
      return { kind: event.kind, value: '', failure: null, recipient: null };
    }),
    rememberValue: assign(({ event }) => {
      assertEvent(event, 'contact.submitted');
      return { value: event.value };
    }),
    rememberRecipient: assign((_, outcome: Outcome<CodeRecipient>) => ({
      recipient: outcome.ok ? outcome.answer : null,
    })),
  },
})
  .extend(defineCallParts<ContactContext, ContactEvent>())
  .createMachine({
    id: 'contact',
    context: ({ input }) => ({
      kind: 'email',
      value: '',
      recipient: null,
      failure: null,
      clocks: input.clocks,
    }),
    initial: 'idle',
    states: {
      idle: { on: { 'contact.opened': { target: 'entering', actions: 'begin' } } },
      entering: {
        tags: 'open',
        on: {
          'contact.submitted': { target: 'sending', actions: 'rememberValue' },
          'contact.closed': 'idle',
        },
      },
      sending: {
        entry: 'forgetFailure',
        invoke: {
          src: 'sendCode',
          input: ({ context: { kind, value } }) => ({ type: kind, value }),
          onDone: [
            {
              guard: 'isHiddenSending',
              target: 'hiddenAnswered',
              actions: { type: 'rememberRecipient', params: getOutput },
            },
            ...sent.onDone,
          ],
          onError: [
            { guard: and(['isUnexpected', 'isHiddenSending']), target: 'idle' },
            sent.onError,
          ],
        },
        initial: 'shown',
        states: {
          shown: { tags: ['open', 'busy'], on: { 'contact.closed': 'hidden' } },
          // The code may be on its way already.
          hidden: { on: reopened },
        },
      },
      hiddenAnswered: {
        always: [{ guard: 'hasRecipient', target: '#contact.proving.hidden' }, { target: 'idle' }],
      },
      answered: { ...defineWaitStates('entering').answered, tags: 'open' },
      waiting: {
        ...defineWaitStates('entering').waiting,
        tags: ['open', 'waiting'],
        on: { 'contact.closed': 'idle' },
      },
      proving: {
        invoke: { src: 'otp', id: 'otp', input: toOtpInput, onDone: 'verified' },
        on: { 'contact.changed': 'entering' },
        initial: 'shown',
        states: {
          shown: { tags: ['open', 'proving'], on: { 'contact.closed': 'hidden' } },
          // The code goes on counting while its dialog is closed.
          hidden: { on: reopened },
        },
      },
      verified: {
        tags: 'verified',
        on: {
          'contact.opened': { target: 'entering', actions: 'begin' },
          'contact.left': 'idle',
        },
      },
    },
  });
