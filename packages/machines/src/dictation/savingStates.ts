import { dictationSetup } from './dictationSetup.ts';

/** Whether the device has stored the current document (X-27, X-33, S03). */
export const persistenceState = dictationSetup.createStateConfig({
  initial: 'saved',
  on: {
    'draft.saved': { target: '.saved', actions: 'forgetDraftRefusal' },
    'draft.refused': { target: '.refused', actions: 'rememberDraftRefusal' },
  },
  states: {
    saved: { tags: 'saved', on: { 'draft.changed': 'unsaved' } },
    unsaved: { tags: 'unsaved' },
    /** It goes on in memory; only a write that succeeds ends it. */
    refused: { tags: 'not-kept' },
  },
});

/** Whether the history has the current document. */
export const syncState = dictationSetup.createStateConfig({
  initial: 'local',
  on: {
    'document.cleared': '.local',
    'document.restored': '.local',
    'revision.queued': '.syncing',
  },
  states: {
    local: { tags: 'local' },
    syncing: {
      tags: 'syncing',
      on: {
        'revision.saved': 'synced',
        'revision.conflicted': 'conflict',
        'revision.refused': 'local',
        // The revision in flight lacks the newest change.
        'text.changed': 'local',
      },
    },
    synced: { tags: 'synced', on: { 'text.changed': 'local' } },
    conflict: { tags: 'conflict', on: { 'revision.saved': 'synced' } },
  },
});
