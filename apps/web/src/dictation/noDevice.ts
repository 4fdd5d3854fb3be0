import { DraftRefusal, type UnsentFrames } from '../drafts/drafts.ts';

/** For a document that is kept nowhere: its audio waits in memory only. */
export const noDevice: UnsentFrames = {
  append: () => Promise.reject(new DraftRefusal('forbidden')),
  read: () => Promise.resolve([]),
  range: () => Promise.resolve(null),
  dropUpTo: () => Promise.resolve(),
};
