export { cleanText } from './cleanup/cleanText.ts';
export { type ChangedWords, findChangedWords } from './conversation/changedWords.ts';
export { type ConversationOptions, openConversation } from './conversation/openConversation.ts';
export { type ConversationJournal, reopenConversation } from './conversation/reopenConversation.ts';
export {
  type PlacedSegment,
  readPlacedSegments,
  readSegments,
} from './conversation/readSegments.ts';
export { addWords } from './conversation/addWords.ts';
export { showSegments, type ShowOptions } from './conversation/showSegments.ts';
export type { SegmentJoin } from './formatting/segmentJoins.ts';
export type { CommandPlace } from './formatting/spokenCommands.ts';
export { type Slice, TranscriptFormatter } from './formatting/transcriptFormatter.ts';
export {
  type DraftContent,
  type DraftEntry,
  readDraft,
  type SavedPlace,
} from './journal/draftEntries.ts';
export { restoreTranscript, type RestoredTranscript } from './journal/restoreTranscript.ts';
export { type TranscriptEntry, UnreadableEntryError } from './journal/transcriptEntries.ts';
export { type ComparedParagraph, compareTexts, restoreParagraphs } from './merge/compareTexts.ts';
export { listDifferences, type TextRun } from './merge/diffWords.ts';
export {
  asksTheSame,
  listAnswer,
  type MergeChoice,
  type MergeChoices,
  type MergePart,
  type MergeQuestion,
  mergeRevisions,
  resolveMerge,
  type RevisionMerge,
} from './merge/mergeRevisions.ts';
export { isSameText, type SavedText } from './merge/savedText.ts';
export {
  applyChanges,
  listChanges,
  type SegmentChange,
  takeChanges,
  type TextChanges,
} from './merge/textChanges.ts';
export { createTranscriptDocument } from './model/createTranscriptDocument.ts';
export { countWhile } from './model/countWhile.ts';
export { type DocumentInternals, getInternals } from './model/documentInternals.ts';
export { resolveAnchor } from './model/insertionPoint.ts';
export { readText } from './model/paragraphs.ts';
export type {
  TextChange,
  TranscriptDocument,
  TranscriptDocumentOptions,
} from './model/transcriptDocument.ts';
export type { SavedSegment, SavedSpeaker, SavedWord } from './segments/savedSegment.ts';
export type { DocumentSegment, Segment } from './segments/segment.ts';
export { toPosition } from './segments/segmentRanges.ts';
export { createSegmentStore, type SegmentStore } from './segments/segmentStore.ts';
export { type FoundForm, findHits, listForms, type TextHit } from './find/findHits.ts';
export {
  moveCaret,
  readCaret,
  readSelectedWords,
  readSelection,
  readWordHere,
  selectHit,
  selectRange,
  watchContent,
} from './find/selectHit.ts';
export { replaceHits } from './find/replaceHits.ts';
export {
  addSpeaker,
  assignSpeaker,
  mergeSpeakerInto,
  removeSpeaker,
  renameSpeaker,
  writeSpeakers,
} from './speakers/changeSpeakers.ts';
export {
  findParagraph,
  listFirstParagraphs,
  listParagraphs,
  type SpokenParagraph,
} from './speakers/paragraphs.ts';
export { readSpeakers } from './speakers/readSpeakers.ts';
export { cleanSpeakerName, longestSpeakerName, findSpeakerByName } from './speakers/speakerName.ts';
export { type SpokenChange, writeSpokenWords } from './spoken/writeSpokenWords.ts';
export { alignWords, type TimedToken, type TimeSpan } from './times/alignWords.ts';
export { findWordTimes } from './times/findWordTimes.ts';
export { type Cue, type CueOptions, createCues } from './export/cues.ts';
export { type MarkChoice, markChoices } from './export/directionMarks.ts';
export {
  createTextBuilder,
  describeTranscript,
  type DigitChoice,
  digitChoices,
  type ExportedParagraph,
  type ExportedTranscript,
  type ExportSource,
  hasTimes,
  type TextBuilder,
} from './export/exportedTranscript.ts';
export {
  type ExportLine,
  type LayoutChoice,
  layoutChoices,
  type LineOptions,
  listLines,
} from './export/exportLines.ts';
export { writeMarkdown, writePlainText } from './export/plainText.ts';
export { writeSrt, writeVtt } from './export/subtitles.ts';
export {
  readTextFile,
  type TextFile,
  type TextFileFault,
  writeTextFile,
} from './export/textFile.ts';
export { readTimeline, type SpokenWord, type WordTimeline } from './times/wordTimeline.ts';
export { hasConfidences, listUncertainWords, type UncertainWord } from './times/uncertainWords.ts';
export { type Correction, listCorrections } from './times/corrections.ts';
