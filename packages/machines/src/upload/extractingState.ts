import { and } from 'xstate';
import { getOutput } from '../shared/call.ts';
import { uploadSetup } from './uploadSetup.ts';

/**
 * The sound of a video is taken out on the device, in one of the places of the queue. A
 * video whose sound cannot be taken out is sent as it is. The same video gives the same sound, so
 * that what the server has of it goes on.
 */
export const extractingState = uploadSetup.createStateConfig({
  tags: ['extracting', 'sending', 'moving'],
  initial: 'working',
  on: {
    'pause.requested': '#upload.paused',
    'cancel.requested': '#upload.canceling',
  },
  states: {
    working: {
      invoke: {
        src: 'extractSound',
        input: ({ context: { id, file, source } }) => ({ id, file: source?.file ?? file }),
        onDone: [
          {
            guard: { type: 'isOtherSound', params: getOutput },
            target: '#upload.needsFile',
            actions: 'rejectSound',
          },
          {
            guard: { type: 'isExtracted', params: getOutput },
            target: 'judging',
            actions: { type: 'takeSound', params: getOutput },
          },
          { target: '#upload.sending', actions: 'sendWhole' },
        ],
        onError: [
          {
            guard: and(['isUnexpected', 'hasBegun']),
            target: '#upload.needsFile',
            actions: 'rejectSound',
          },
          { guard: 'isUnexpected', target: '#upload.sending', actions: 'sendWhole' },
        ],
      },
    },
    judging: {
      always: [{ guard: 'hasBegun', target: '#upload.sending' }, { target: 'comparing' }],
    },
    /** The same sound may have been sent before. */
    comparing: {
      invoke: {
        src: 'findKnown',
        input: ({ context: { id, file, hash } }) => ({ id, size: file.size, hash: hash ?? '' }),
        onDone: [
          {
            guard: { type: 'isNewlyKnown', params: getOutput },
            target: '#upload.duplicate',
            actions: { type: 'rememberKnown', params: getOutput },
          },
          { target: '#upload.sending' },
        ],
        onError: { guard: 'isUnexpected', target: '#upload.sending' },
      },
    },
  },
});
