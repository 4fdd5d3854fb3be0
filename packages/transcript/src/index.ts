export {
  type CommandPlace,
  type SegmentJoin,
  TranscriptFormatter,
} from './formatting/transcriptFormatter.ts';
export {
  type DraftContent,
  type DraftEntry,
  readDraft,
  type SavedPlace,
} from './journal/draftEntries.ts';
export { type TranscriptEntry, UnreadableEntryError } from './journal/transcriptEntries.ts';
export { createTranscriptDocument } from './model/createTranscriptDocument.ts';
export { type DocumentInternals, getInternals } from './model/documentInternals.ts';
export { resolveAnchor } from './model/insertionPoint.ts';
export { readText } from './model/paragraphs.ts';
export type {
  TextChange,
  TranscriptDocument,
  TranscriptDocumentOptions,
} from './model/transcriptDocument.ts';
export type { DocumentSegment, Segment } from './segments/segment.ts';
export { createSegmentStore, type SegmentStore } from './segments/segmentStore.ts';
