import { not } from 'xstate';
import { getOutput } from '../shared/call.ts';
import { getFailure } from './uploadParts.ts';
import { uploadSetup } from './uploadSetup.ts';

/**
 * The person wants no text of the file. What the server refuses for good is not asked for again:
 * then a conversion goes on and says itself how it ends, and an upload whose conversion the device
 * does not know counts as canceled.
 */
export const cancelingState = uploadSetup.createStateConfig({
  tags: 'canceling',
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'terminateJob',
        input: ({ context: { id, job } }) => ({ id, job }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: getOutput },
            target: '#upload.canceled',
            actions: { type: 'endCanceled', params: getOutput },
          },
          { guard: { type: 'isSignedOut', params: getFailure }, target: 'signedOut' },
          {
            guard: { type: 'isEndRefused', params: getFailure },
            target: '#upload.converting',
            actions: { type: 'countFailure', params: getFailure },
          },
          {
            guard: { type: 'isPermanent', params: getFailure },
            target: '#upload.canceled',
            actions: 'assumeCanceled',
          },
          { target: 'resting', actions: { type: 'countFailure', params: getFailure } },
        ],
        onError: { guard: 'isUnexpected', target: 'resting', actions: 'assumeNetworkFailure' },
      },
    },
    resting: {
      after: { sendWait: 'asking' },
      on: {
        'network.returned': { guard: not('mustWait'), target: 'asking' },
        'session.returned': 'asking',
      },
    },
    signedOut: { on: { 'session.returned': 'asking' } },
  },
});
