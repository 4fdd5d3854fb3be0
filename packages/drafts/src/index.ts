export { createDrafts } from './createDrafts.ts';
export { createSerialQueue, type SerialQueue } from './createSerialQueue.ts';
export {
  DraftLostError,
  DraftStorageError,
  type AudioSlice,
  type Draft,
  type DraftSummary,
  type Drafts,
  type FrameNumbers,
  type StoredRecording,
  type UnsentFrame,
  type UnsentFrames,
} from './drafts.ts';
export type {
  CopyRules,
  EditableChanges,
  EditableText,
  EditedCopy,
  KeptVersion,
  PendingPatch,
} from './editedCopy.ts';
export type { EditedContent, JournalPart } from './editedEntries.ts';
export {
  type CopyJournal,
  createEditedTexts,
  type EditedText,
  type EditedTexts,
  getConversationId,
  isEditedDraft,
  isUnsent,
} from './editedTexts.ts';
export { createFileHandles, type FileHandles } from './fileHandles.ts';
export { createKeptUploads, type KeptUploads, type StoredUpload } from './keptUploads.ts';
export { fitsKeepalive, type PatchOutcome, savePatch } from './savePatch.ts';
export {
  recordArchive,
  type Archive,
  type ArchiveEvent,
  type ArchiveOptions,
} from './recordArchive.ts';
export {
  getReviewedConversation,
  isReviewedDraft,
  openReviewedWords,
  type ReviewedWords,
} from './reviewedWords.ts';
export { createSaveQueue, type SaveQueue } from './saveQueue.ts';
export { type History, saveRevision } from './saveRevision.ts';
export {
  createSoundMarks,
  getMarkedDocument,
  isSoundMark,
  type SoundMark,
  type SoundMarks,
} from './soundMarks.ts';
export { estimateFreeSpace } from './storageQuota.ts';
