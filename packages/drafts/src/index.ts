export { createDrafts } from './createDrafts.ts';
export { startDraftSync, type DraftSync } from './draftSync.ts';
export {
  DraftRefusal,
  type AudioSlice,
  type Draft,
  type DraftSummary,
  type Drafts,
  type FrameNumbers,
  type UnsentFrame,
  type UnsentFrames,
} from './drafts.ts';
export { createOutgoing, type Outgoing } from './outgoing.ts';
export { recordArchive, type Archive, type ArchiveOptions } from './recordArchive.ts';
export type { History } from './savePiece.ts';
