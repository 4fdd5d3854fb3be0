import { and, not, or, stateIn } from 'xstate';
import { getOutput } from '../shared/call.ts';
import { makeKindGuard } from '../shared/makeKindGuard.ts';
import { messageComposeSetup, requireSaved, unreachable } from './messageComposeSetup.ts';

const outcome = { params: getOutput } as const;

const isSaved = stateIn({ draft: 'clean' });
/** The draft cannot be saved at present. */
const isStuck = or([
  stateIn({ draft: 'waiting' }),
  stateIn({ draft: 'refused' }),
  stateIn({ draft: 'conflict' }),
  stateIn({ draft: 'gone' }),
  stateIn({ draft: 'forbidden' }),
  stateIn({ draft: 'overtaken' }),
]);

/** The code is good, or there is none. */
const hasGoodCode = or([stateIn({ code: 'none' }), stateIn({ code: 'known' })]);

/** Nothing keeps the message from its recipients. */
const canSend = and([
  'hasNoProblem',
  'hasPeople',
  stateIn({ audience: 'counted' }),
  hasGoodCode,
  not(stateIn({ draft: 'conflict' })),
  not(stateIn({ draft: 'gone' })),
  not(stateIn({ draft: 'forbidden' })),
  not(stateIn({ draft: 'overtaken' })),
]);

/** A test shows what the server has: a changed scheduled message is not saved for it. */
const canTest = and([
  'hasContent',
  or([not('isScheduled'), stateIn({ draft: 'clean' })]),
  not(stateIn({ draft: 'forbidden' })),
  not(stateIn({ draft: 'overtaken' })),
]);

/** Where a call leads that the draft has to hear of, or that has failed. */
const ended = [
  {
    guard: { type: 'meetsOther', ...outcome },
    target: '#compose.sending.idle',
    actions: { type: 'tellRecord', ...outcome },
  },
  {
    target: '#compose.sending.idle',
    actions: { type: 'rememberSendFailure', ...outcome },
  },
] as const;

const onError = {
  guard: 'isUnexpected',
  target: '#compose.sending.idle',
  actions: { type: 'rememberSendFailure', params: unreachable },
} as const;

const stuck = {
  guard: isStuck,
  target: '#compose.sending.idle',
  actions: ['takeFailure', 'forgetWish'],
} as const;

/** A test, a send, a schedule or its end: one at a time, each over what is saved. */
export const sendingState = messageComposeSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      after: { waitAsked: { guard: 'mustWait', actions: 'forgetSendFailure' } },
      on: {
        // A change of the text is no reason to ask the server before the time that it has named.
        'field.changed': { guard: not('mustWait'), actions: 'forgetSendFailure' },
        'test.requested': {
          guard: and([canTest, { type: 'mayCall', params: 'test' }]),
          target: 'testing',
          actions: { type: 'beginCall', params: 'test' },
        },
        'send.requested': {
          guard: and([canSend, { type: 'mayCall', params: 'send' }]),
          target: 'asking',
          actions: 'ask',
        },
        'schedule.canceled': {
          guard: and(['isScheduled', { type: 'mayCall', params: 'cancel' as const }]),
          target: 'canceling',
          actions: { type: 'beginCall', params: 'cancel' },
        },
      },
    },
    testing: {
      tags: ['busy', 'testing'],
      initial: 'begun',
      states: {
        begun: { entry: ['requestSave', 'beginFlush'], on: { 'flush.begun': 'saving' } },
        saving: { always: [{ guard: isSaved, target: 'sending' }, stuck] },
        sending: {
          invoke: {
            src: 'sendTest',
            input: requireSaved,
            onDone: [
              {
                guard: makeKindGuard('saved'),
                target: '#compose.sending.idle',
                actions: 'emitTested',
              },
              ...ended,
            ],
            onError,
          },
        },
      },
    },
    asking: {
      tags: 'asking',
      on: {
        'send.confirmed': 'flushing',
        'send.canceled': 'idle',
      },
    },
    flushing: {
      tags: ['asking', 'busy'],
      initial: 'begun',
      states: {
        begun: {
          // The time may have become too soon while the question was open.
          always: { guard: not('hasNoProblem'), target: '#compose.sending.idle' },
          entry: ['wishAsChosen', 'requestSave', 'beginFlush'],
          on: { 'flush.begun': 'saving' },
        },
        saving: {
          always: [
            {
              guard: and([isSaved, 'isScheduled']),
              target: '#compose.sending.scheduled',
            },
            { guard: isSaved, target: '#compose.sending.sending' },
            stuck,
          ],
        },
      },
    },
    sending: {
      tags: ['asking', 'busy'],
      invoke: {
        src: 'sendMessage',
        input: requireSaved,
        onDone: [
          {
            guard: makeKindGuard('saved'),
            target: 'sent',
            actions: [{ type: 'rememberSaved', ...outcome }, 'emitSent'],
          },
          {
            guard: { type: 'isEmptied', ...outcome },
            target: 'idle',
            actions: { type: 'tellAudience', ...outcome },
          },
          {
            guard: makeKindGuard('recount'),
            target: 'asking',
            actions: [
              { type: 'askAgain', ...outcome },
              { type: 'tellAudience', ...outcome },
            ],
          },
          ...ended,
        ],
        onError,
      },
    },
    canceling: {
      tags: 'busy',
      invoke: {
        src: 'cancelSchedule',
        input: requireSaved,
        onDone: [
          {
            guard: makeKindGuard('saved'),
            target: 'idle',
            actions: [{ type: 'rememberSaved', ...outcome }, 'emitUndone'],
          },
          ...ended,
        ],
        onError,
      },
    },
    sent: { tags: 'sent' },
    scheduled: { tags: 'scheduled', entry: 'emitScheduled' },
  },
});
