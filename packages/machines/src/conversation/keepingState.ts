import { conversationSetup } from './conversationSetup.ts';
import { toDeviceCopy } from './patches.ts';

/** Whether this device has the present text. */
export const keepingState = conversationSetup.createStateConfig({
  initial: 'kept',
  on: { 'writing.ended': '.kept', 'document.reopened': '.kept' },
  states: {
    kept: {
      tags: 'kept',
      on: {
        'text.changed': { guard: 'mayWrite', target: 'waiting' },
        'copy.outdated': 'waiting',
      },
    },
    waiting: {
      after: { keepWait: 'keeping' },
      on: { 'page.left': 'keeping', 'lock.wanted': 'keeping' },
    },
    keeping: {
      entry: ['readText', 'markKept', 'tellRead'],
      on: { 'copy.outdated': { actions: 'markOutdated' } },
      invoke: {
        src: 'keepCopy',
        input: ({ context }) => toDeviceCopy(context),
        // A change during a slow write has waited long enough.
        onDone: [{ guard: 'isOutdated', target: 'keeping', reenter: true }, { target: 'kept' }],
        onError: { guard: 'isUnexpected', target: 'notKept', actions: 'markOutdated' },
      },
    },
    /** The text is in memory only. */
    notKept: {
      tags: 'not-kept',
      after: { keepAgain: 'keeping' },
      on: { 'page.left': 'keeping', 'lock.wanted': 'keeping' },
    },
  },
});
