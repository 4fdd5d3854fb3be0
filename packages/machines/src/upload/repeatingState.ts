import { and } from 'xstate';
import { getOutput } from '../shared/call.ts';
import { getFailure, requireJob } from './uploadParts.ts';
import { uploadSetup } from './uploadSetup.ts';

/**
 * The server converts once more what it has. The call ends also after a cancel: the server
 * may have begun a conversion by it, which only its answer names.
 */
export const repeatingState = uploadSetup.createStateConfig({
  initial: 'wanted',
  states: {
    wanted: { tags: 'converting', on: { 'cancel.requested': 'unwanted' } },
    unwanted: { tags: 'canceling' },
  },
  invoke: {
    src: 'repeatJob',
    input: ({ context }) => requireJob(context),
    onDone: [
      {
        guard: 'isUnwanted',
        target: '#upload.canceling',
        actions: ['forgetFailure', { type: 'takeAnswer', params: getOutput }],
      },
      {
        guard: { type: 'isAnswered', params: getOutput },
        target: '#upload.converting',
        actions: ['forgetReport', 'forgetFailure', { type: 'takeAnswer', params: getOutput }],
      },
      {
        guard: { type: 'isForgotten', params: getFailure },
        target: '#upload.waiting',
        actions: ['forgetJob', 'forgetFailure'],
      },
      { target: '#upload.failed', actions: { type: 'countFailure', params: getFailure } },
    ],
    onError: [
      { guard: and(['isUnexpected', 'isUnwanted']), target: '#upload.canceling' },
      { guard: 'isUnexpected', target: '#upload.failed', actions: 'assumeNetworkFailure' },
    ],
  },
});
