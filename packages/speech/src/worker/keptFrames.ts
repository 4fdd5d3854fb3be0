import { createDrafts, type UnsentFrames } from '@nevisa/drafts';

/** What this device keeps of a person's document that the service has not acknowledged. */
export function keptFrames(ownerId: string, documentId: string): UnsentFrames {
  return createDrafts(ownerId).open(documentId).unsent;
}
