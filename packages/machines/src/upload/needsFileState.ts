import { getOutput } from '../shared/call.ts';
import { uploadSetup } from './uploadSetup.ts';

/** The file is on the device, and the page must be given it again; its content has to be the same. */
export const needsFileState = uploadSetup.createStateConfig({
  tags: 'needsFile',
  initial: 'asking',
  on: { 'cancel.requested': '#upload.canceling' },
  states: {
    asking: {
      on: { 'file.chosen': 'comparing', 'file.unreadable': { actions: 'noteChange' } },
    },
    comparing: {
      tags: 'checking',
      invoke: {
        src: 'readSample',
        input: ({ context: { id, file }, event }) => ({
          id,
          file: event.type === 'file.chosen' ? event.file : file,
        }),
        onDone: [
          {
            guard: { type: 'isSameFile', params: getOutput },
            target: 'found',
            actions: ['forgetFailure', { type: 'rememberSample', params: getOutput }],
          },
          {
            // The sound of the video is taken out again.
            guard: { type: 'isSourceFile', params: getOutput },
            target: 'found',
            actions: ['forgetFailure', 'missSound'],
          },
          { target: 'asking', actions: { type: 'rejectFile', params: getOutput } },
        ],
        onError: { guard: 'isUnexpected', target: 'asking', actions: 'assumeUnreadable' },
      },
    },
    found: {
      always: [{ guard: 'wasPaused', target: '#upload.paused' }, { target: '#upload.waiting' }],
    },
  },
});
