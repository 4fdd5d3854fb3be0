import { createDrafts } from '../drafts/createDrafts.ts';
import type { UnsentFrames } from '../drafts/drafts.ts';

/** What this device keeps of a person's document that the service has not acknowledged. */
export function keptFrames(ownerId: string, documentId: string): UnsentFrames {
  return createDrafts(ownerId).open(documentId).unsent;
}
