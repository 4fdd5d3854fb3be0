import { not } from 'xstate';
import { getOutput } from '../shared/call.ts';
import { requireJob } from './uploadParts.ts';
import { uploadSetup } from './uploadSetup.ts';

/** The server has the whole file. A failed question about the conversion is no failed conversion. */
export const convertingState = uploadSetup.createStateConfig({
  tags: 'converting',
  initial: 'asking',
  on: { 'cancel.requested': '#upload.canceling' },
  states: {
    asking: {
      invoke: {
        src: 'askJob',
        input: ({ context }) => requireJob(context),
        onDone: { target: 'judging', actions: { type: 'takeReport', params: getOutput } },
        onError: { guard: 'isUnexpected', target: 'resting', actions: 'countPoll' },
      },
    },
    judging: {
      always: [
        { guard: 'isDone', target: '#upload.done' },
        { guard: 'isCanceled', target: '#upload.canceled' },
        // The failure of a refused cancel is not that of the conversion.
        { guard: 'hasEnded', target: '#upload.failed', actions: 'forgetFailure' },
        { target: 'resting' },
      ],
    },
    resting: {
      after: { pollWait: 'asking' },
      on: { 'network.returned': { guard: not('mustWaitForReport'), target: 'asking' } },
    },
  },
});
