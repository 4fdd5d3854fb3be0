import { conversationSetup } from './conversationSetup.ts';
import { keepingState } from './keepingState.ts';
import { loadState } from './loadState.ts';
import { lockState } from './lockState.ts';
import { savingState } from './savingState.ts';
import { versionsState } from './versionsState.ts';

/**
 * The opened conversation of the history: loads its text, keeps what the person
 * types on this device, saves it to the server and merges what changed elsewhere.
 *
 * It is a machine because no text may be lost in any order of events: the
 * device has a text before the server, the same patch is repeated after a lost
 * answer, one call is under way, and only one tab writes.
 */
export const conversationMachine = conversationSetup.createMachine({
  id: 'conversation',
  context: ({ input }) => ({
    ...input,
    saved: null,
    current: null,
    isChanged: false,
    isOutdated: false,
    hasKept: false,
    changedAt: null,
    pending: null,
    patchSize: Infinity,
    conflict: null,
    keepsVersion: false,
    stopReason: null,
    failure: null,
    loadFailure: null,
    versionFailure: null,
    failures: 0,
    retryAt: null,
    askedMeanwhile: false,
    lockMode: 'free',
    hasRead: false,
    versionId: null,
  }),
  // Where the network reports nothing, the back-off tries again.
  invoke: { src: 'watchNetwork', onError: { guard: 'isUnexpected' } },
  type: 'parallel',
  states: {
    load: loadState,
    lock: lockState,
    // Before `device`: what the end of the page sends is in the copy that the device keeps then.
    save: savingState,
    device: keepingState,
    versions: versionsState,
  },
});
