import { not } from 'xstate';
import type { Failure } from '@nevisa/api/types';
import { getOutput } from '../shared/call.ts';
import { getFailure } from './uploadParts.ts';
import { uploadSetup } from './uploadSetup.ts';

const getPartFailure = ({ event }: { event: { failure: Failure } }): Failure => event.failure;

const getId = ({ context: { id } }: { context: { id: string } }) => ({ id });

/** What the server has is known: the rest is sent. */
const goesOn = {
  guard: { type: 'isAnswered', params: getOutput },
  target: '#upload.sending.moving',
  actions: { type: 'takeAnswer', params: getOutput },
} as const;

/** Where a failure leads: to the sign-in, to the end, also of an upload that another page has canceled, or to a rest before the next try. */
function endByFailure<Event>(params: (args: { event: Event }) => Failure) {
  const actions = { type: 'countFailure', params } as const;
  return [
    { guard: { type: 'isSignedOut', params }, target: '#upload.signedOut', actions },
    {
      guard: { type: 'isCanceledThere', params },
      target: '#upload.canceled',
      actions: 'assumeCanceled',
    },
    { guard: { type: 'isRefused', params }, target: '#upload.failed', actions },
    { target: '#upload.sending.resting', actions },
  ] as const;
}

/**
 * The file has one of the places of the queue. Before it sends, it asks what the server
 * has, because an answer may have been lost.
 */
export const sendingState = uploadSetup.createStateConfig({
  tags: ['sending', 'moving'],
  initial: 'asking',
  on: {
    'pause.requested': '#upload.paused',
    'cancel.requested': '#upload.canceling',
    'network.lost': '.offline',
  },
  states: {
    asking: {
      invoke: {
        src: 'askReceived',
        input: getId,
        onDone: [goesOn, ...endByFailure(getFailure)],
        onError: { guard: 'isUnexpected', target: 'resting', actions: 'assumeNetworkFailure' },
      },
    },
    moving: {
      always: { guard: 'isSent', target: '#upload.converting', actions: 'forgetFailure' },
      invoke: {
        src: 'sendFile',
        input: ({ context: { id, file, options, hash, received } }) => ({
          id,
          file,
          options,
          hash: hash ?? '',
          from: received,
        }),
        onError: { guard: 'isUnexpected', target: 'resting', actions: 'assumeNetworkFailure' },
      },
      on: {
        'part.settled': { actions: 'settlePart' },
        'part.failed': endByFailure(getPartFailure),
        'file.unreadable': { target: '#upload.needsFile', actions: 'noteChange' },
      },
    },
    /** A passing fault: it goes on by itself, without a limit. */
    resting: {
      initial: 'connected',
      after: {
        sendWait: [{ guard: 'isCutOff', target: 'offline.trying' }, { target: 'asking' }],
      },
      on: {
        'network.returned': { guard: not('mustWait'), target: 'asking' },
        'network.lost': { guard: 'mustWait', target: '.cutOff' },
      },
      states: {
        connected: {},
        /** The network is lost during a wait for which the server has asked: the wait goes on (T30). */
        cutOff: { tags: 'offline', on: { 'network.returned': 'connected' } },
      },
    },
    offline: {
      tags: 'offline',
      initial: 'waiting',
      on: { 'network.returned': 'asking', 'network.lost': {} },
      states: {
        // Where the network reports nothing, the back-off tries again.
        waiting: { after: { sendWait: 'trying' } },
        trying: {
          invoke: {
            src: 'askReceived',
            input: getId,
            onDone: [
              goesOn,
              {
                guard: { type: 'isUnreachable', params: getFailure },
                target: 'waiting',
                actions: { type: 'countFailure', params: getFailure },
              },
              ...endByFailure(getFailure),
            ],
            onError: { guard: 'isUnexpected', target: 'waiting', actions: 'assumeNetworkFailure' },
          },
        },
      },
    },
  },
});
