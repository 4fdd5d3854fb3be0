import { getOutput } from '../shared/call.ts';
import { makeKindGuard } from '../shared/makeKindGuard.ts';
import { messageComposeSetup, unreachable } from './messageComposeSetup.ts';
import type { ComposeContext, SaveInput, SaveResult } from './messageComposeTypes.ts';

const outcome = { params: getOutput } as const;

/** Where a save leads whose message is not as the form knew it. */
const otherRecord = [
  {
    guard: makeKindGuard('conflict'),
    target: '#conflict',
    actions: { type: 'meetTheirs', ...outcome },
  },
  {
    guard: makeKindGuard('overtaken'),
    target: '#overtaken',
    actions: { type: 'takeCurrent', ...outcome },
  },
  { guard: makeKindGuard('gone'), target: '#gone' },
  { guard: makeKindGuard('forbidden'), target: '#forbidden' },
] as const;

const keepingState = messageComposeSetup.createStateConfig({
  tags: ['differs', 'saving'],
  entry: 'markSending',
  invoke: {
    src: 'saveMessage',
    input: ({ context }) => toSaveInput(context),
    onDone: [
      {
        guard: makeKindGuard('saved'),
        target: 'deciding',
        actions: [
          { type: 'rememberSaved', ...outcome },
          { type: 'rememberClock', params: toClock },
          'emitSaved',
        ],
      },
      {
        guard: { type: 'isOurs', ...outcome },
        target: 'deciding',
        actions: [{ type: 'takeCurrent', ...outcome }, 'emitSaved'],
      },
      ...otherRecord,
      {
        guard: makeKindGuard('refused'),
        target: 'refused',
        actions: [{ type: 'rememberFailure', ...outcome }, 'forgetWish'],
      },
      { target: 'waiting', actions: { type: 'rememberFailure', ...outcome } },
    ],
    onError: {
      guard: 'isUnexpected',
      target: 'waiting',
      actions: { type: 'rememberFailure', params: unreachable },
    },
  },
});

/** Whether the server has the values: a draft is saved by itself, a scheduled message on request. */
export const draftState = messageComposeSetup.createStateConfig({
  initial: 'deciding',
  on: { 'record.met': [...defineMetRecord()] },
  states: {
    deciding: {
      always: [
        { guard: 'isSettled', target: 'clean' },
        { guard: 'hasGoneOut', target: 'overtaken' },
        { target: 'dirty' },
      ],
    },
    clean: {
      entry: 'forgetWish',
      on: {
        'field.changed': { target: 'deciding' },
        'save.requested': { target: 'deciding' },
      },
    },
    dirty: {
      tags: 'differs',
      initial: 'resting',
      always: { guard: 'hasWish', target: 'keeping' },
      after: { saveLimit: { guard: 'savesByItself', target: 'keeping' } },
      on: { 'save.requested': { guard: 'savesByItself', target: 'keeping' } },
      states: {
        resting: {
          after: { saveWait: { guard: 'savesByItself', target: '#keeping' } },
          on: { 'field.changed': { target: 'typed' } },
        },
        typed: { always: [{ guard: 'isSettled', target: '#compose.draft.clean' }, 'resting'] },
      },
    },
    keeping: { id: 'keeping', ...keepingState },
    waiting: {
      tags: ['differs', 'waiting'],
      entry: ['countFailure', 'forgetWish'],
      after: { retryWait: { guard: 'savesByItself', target: 'keeping' } },
      on: {
        'network.returned': { guard: 'savesByItself', target: 'keeping' },
        'save.requested': 'keeping',
      },
    },
    refused: {
      tags: ['differs', 'refused'],
      on: { 'field.changed': 'deciding', 'save.requested': 'keeping' },
    },
    conflict: {
      id: 'conflict',
      tags: ['differs', 'conflict'],
      entry: 'forgetWish',
      on: {
        'conflict.resolved': { target: 'deciding', actions: 'resolve' },
        'conflict.postponed': 'postponed',
      },
    },
    postponed: {
      tags: ['differs', 'conflict-postponed'],
      on: { 'conflict.opened': 'conflict', 'save.requested': 'conflict' },
    },
    gone: {
      id: 'gone',
      tags: ['differs', 'gone'],
      entry: 'forgetWish',
      on: { 'copy.requested': { target: 'keeping', actions: 'becomeCopy' } },
    },
    forbidden: { id: 'forbidden', tags: 'forbidden', entry: ['forgetWish', 'emitLost'] },
    overtaken: { id: 'overtaken', tags: 'overtaken', entry: 'forgetWish' },
  },
});

/** The same as `otherRecord`, for what a send has met. */
function defineMetRecord() {
  const met = { params: ({ event }: { event: { result: SaveResult } }) => event.result } as const;
  const isKind = (is: SaveResult['kind']) =>
    ({
      type: 'isOfKind',
      params: ({ event }: { event: { result: SaveResult } }) => ({ is, kind: event.result.kind }),
    }) as const;
  return [
    { guard: isKind('conflict'), target: '#conflict', actions: { type: 'meetTheirs', ...met } },
    { guard: isKind('overtaken'), target: '#overtaken', actions: { type: 'takeCurrent', ...met } },
    { guard: isKind('gone'), target: '#gone' },
    { guard: isKind('forbidden'), target: '#forbidden' },
  ] as const;
}

function toClock({ event }: { event: { output: SaveResult } }) {
  return { serverTime: 'serverTime' in event.output ? event.output.serverTime : null };
}

function toSaveInput({ saved, clientId, values, wish }: ComposeContext): SaveInput {
  const isScheduled = saved?.state === 'SCHEDULED';
  return { saved, clientId, values, state: wish ?? (isScheduled ? 'SCHEDULED' : 'DRAFT') };
}
