import { getOutput } from '../shared/call.ts';
import { messageComposeSetup } from './messageComposeSetup.ts';
import type { CountResult } from './messageComposeTypes.ts';

const outcome = { params: getOutput } as const;

/** How many people the message reaches: asked 500 ms after the last change, at most once per rest. */
export const audienceState = messageComposeSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'field.changed': { guard: 'changesAudience', target: '.deciding' },
    'audience.moved': {
      target: '.counted',
      actions: { type: 'takeCount', params: ({ event }) => event.count },
    },
  },
  states: {
    deciding: {
      entry: 'forgetCount',
      always: [
        { guard: 'namesNobody', target: 'unasked' },
        { guard: 'namesTooMany', target: 'unasked' },
        { target: 'unknown' },
      ],
    },
    unasked: {},
    unknown: { tags: 'counting', after: { askWait: 'counting' } },
    counting: {
      tags: 'counting',
      invoke: {
        src: 'countAudience',
        input: ({ context }) => context.values.audience,
        onDone: [
          {
            guard: { type: 'hasCount', ...outcome },
            target: 'counted',
            actions: [
              { type: 'rememberClock', params: toClock },
              { type: 'rememberCount', ...outcome },
            ],
          },
          { target: 'failed', actions: { type: 'rememberCount', ...outcome } },
        ],
        onError: { guard: 'isUnexpected', target: 'failed', actions: 'assumeCountFailure' },
      },
    },
    counted: { tags: 'counted', on: { 'count.requested': 'counting' } },
    failed: { tags: 'count-failed', on: { 'count.requested': 'counting' } },
  },
});

/** The discount code of the message, checked 500 ms after the last change. */
export const codeState = messageComposeSetup.createStateConfig({
  initial: 'deciding',
  on: { 'field.changed': { guard: 'changesCode', target: '.deciding' } },
  states: {
    deciding: {
      entry: 'forgetCode',
      always: [{ guard: 'hasCode', target: 'resting' }, { target: 'none' }],
    },
    none: {},
    resting: { tags: 'checking-code', after: { askWait: 'checking' } },
    checking: {
      tags: 'checking-code',
      invoke: {
        src: 'checkCode',
        input: ({ context }) => ({ code: context.values.code.trim() }),
        onDone: [
          {
            guard: { type: 'isGoodCode', ...outcome },
            target: 'known',
            actions: { type: 'rememberCode', ...outcome },
          },
          {
            guard: { type: 'isRefusedCode', ...outcome },
            target: 'refused',
            actions: { type: 'rememberCode', ...outcome },
          },
          { target: 'failed', actions: { type: 'rememberCode', ...outcome } },
        ],
        onError: { guard: 'isUnexpected', target: 'failed', actions: 'assumeCodeFailure' },
      },
    },
    known: { tags: 'code-checked' },
    refused: { tags: 'code-refused' },
    failed: { tags: 'code-failed', on: { 'code.requested': 'checking' } },
  },
});

/** Now or later; the times are judged again while they pass. */
export const wayState = messageComposeSetup.createStateConfig({
  initial: 'deciding',
  on: { 'field.changed': { guard: 'changesWay', target: '.deciding' } },
  states: {
    deciding: { always: [{ guard: 'isLater', target: 'later' }, { target: 'now' }] },
    now: { after: { judgeWait: { target: 'now', reenter: true, actions: 'judge' } } },
    later: { after: { judgeWait: { target: 'later', reenter: true, actions: 'judge' } } },
  },
});

/** The copy of the form on the device, at most 500 ms old. */
export const deviceState = messageComposeSetup.createStateConfig({
  initial: 'kept',
  states: {
    kept: { on: { 'field.changed': 'changed', 'conflict.resolved': 'changed' } },
    changed: { after: { keepWait: 'keeping' } },
    keeping: {
      entry: 'markKept',
      invoke: {
        src: 'keepMessage',
        input: ({ context: { values, clientId, saved } }) => ({ values, clientId, saved }),
        onDone: [
          { guard: { type: 'isTrue', params: getOutput }, target: 'settled' },
          { target: 'unkept' },
        ],
        onError: { guard: 'isUnexpected', target: 'unkept' },
      },
    },
    settled: { always: [{ guard: 'isKept', target: 'kept' }, { target: 'changed' }] },
    unkept: { tags: 'unkept', on: { 'field.changed': 'changed' } },
  },
});

function toClock({ event }: { event: { output: CountResult } }) {
  return { serverTime: event.output.ok ? event.output.serverTime : null };
}
