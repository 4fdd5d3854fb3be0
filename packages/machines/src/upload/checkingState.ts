import { not } from 'xstate';
import { getOutput } from '../shared/call.ts';
import { uploadSetup } from './uploadSetup.ts';

/** What is found out about a file before a byte of it is sent. */
export const checkingState = uploadSetup.createStateConfig({
  tags: 'checking',
  initial: 'sampling',
  on: {
    'cancel.requested': '#upload.canceled',
    'options.changed': { actions: 'changeOptions' },
  },
  states: {
    sampling: {
      invoke: {
        src: 'readSample',
        input: ({ context: { id, file } }) => ({ id, file }),
        onDone: [
          {
            guard: { type: 'isReadable', params: getOutput },
            target: 'measuring',
            actions: { type: 'rememberSample', params: getOutput },
          },
          {
            target: '#upload.refused',
            actions: { type: 'rememberSample', params: getOutput },
          },
        ],
        onError: { guard: 'isUnexpected', target: '#upload.refused', actions: 'assumeUnreadable' },
      },
    },
    measuring: {
      invoke: {
        src: 'measureLength',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'weighing',
          actions: { type: 'rememberLength', params: getOutput },
        },
        // Without a length the file can be sent all the same, and the page says so.
        onError: { guard: 'isUnexpected', target: 'weighing' },
      },
    },
    /** How large the sound of a video is. */
    weighing: {
      always: { guard: not('isVideo'), target: 'comparing' },
      invoke: {
        src: 'weighSound',
        input: ({ context: { id, file } }) => ({ id, file }),
        onDone: {
          target: 'comparing',
          actions: { type: 'rememberSound', params: getOutput },
        },
        onError: { guard: 'isUnexpected', target: 'comparing' },
      },
    },
    comparing: {
      invoke: {
        src: 'findKnown',
        input: ({ context: { id, file, hash } }) => ({ id, size: file.size, hash: hash ?? '' }),
        onDone: [
          {
            guard: { type: 'isKnown', params: getOutput },
            target: '#upload.duplicate',
            actions: { type: 'rememberKnown', params: getOutput },
          },
          { target: '#upload.priced' },
        ],
        onError: { guard: 'isUnexpected', target: '#upload.priced' },
      },
    },
  },
});
