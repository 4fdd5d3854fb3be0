import { conversationSetup } from './conversationSetup.ts';
import type { ConversationContext } from './conversationTypes.ts';

/** The tab was frozen, and another one writes; words that the device lacks become a version. */
const lostLock = [
  {
    guard: 'isUnkept',
    target: '#reading',
    actions: {
      type: 'keepVersion',
      params: ({ context }: { context: ConversationContext }) => ({
        text: context.readText(),
        because: 'late' as const,
      }),
    },
  },
  { target: '#reading' },
] as const;

/** One tab writes a conversation; the others read along and may take over. */
export const lockState = conversationSetup.createStateConfig({
  initial: 'holding',
  states: {
    holding: {
      id: 'holding',
      initial: 'asking',
      invoke: { src: 'holdLock', input: ({ context }) => ({ mode: context.lockMode }) },
      exit: 'tellWritingEnded',
      on: { 'lock.taken': '#reading' },
      states: {
        asking: {
          tags: 'taking-over',
          on: {
            'lock.granted': [
              // The other tab has changed what this one loaded.
              { guard: 'hasRead', target: 'writing', actions: ['forgetReading', 'tellReopened'] },
              { target: 'writing' },
            ],
          },
          after: {
            takeoverWait: {
              guard: 'asksForLock',
              target: '#holding',
              reenter: true,
              actions: 'stealLock',
            },
          },
        },
        writing: {
          tags: 'writing',
          on: { 'lock.lost': lostLock, 'lock.wanted': 'handing' },
        },
        /** The lock is given up as soon as the device has the present text. */
        handing: {
          always: { guard: 'isKept', target: '#reading' },
          on: { 'lock.lost': lostLock },
        },
      },
    },
    reading: {
      id: 'reading',
      tags: 'reading',
      entry: 'markReading',
      invoke: { src: 'watchOwner', onError: { guard: 'isUnexpected' } },
      on: {
        'text.arrived': {
          actions: {
            type: 'showText',
            params: ({ event }) => ({ text: event.text, because: 'arrived' }),
          },
        },
        'lock.freed': { target: 'holding', actions: 'waitForLock' },
        'takeover.requested': { target: 'holding', actions: 'askForLock' },
      },
    },
  },
});
