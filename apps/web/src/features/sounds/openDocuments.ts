import { listLockedDrafts } from '../dictation/workspace/draftLock.ts';
import { recordingLock } from '../dictation/workspace/tabLock.ts';

/** The documents that are open in a tab of this browser, this one included. */
export function listOpenDocuments(): Promise<ReadonlySet<string>> {
  return listLockedDrafts('');
}

/** The documents that a recording may be growing: those that are open while a tab records. */
export async function listRecordedDocuments(): Promise<ReadonlySet<string>> {
  const { locks } = navigator as { locks?: LockManager };
  const held = (await locks?.query())?.held ?? [];
  return held.some(({ name }) => name === recordingLock) ? listOpenDocuments() : new Set();
}
