/** The editable transcript: a chunk that loads after the workspace. */
export {
  createTranscriptDocument,
  restoreTranscript,
  TranscriptFormatter,
} from '@nevisa/transcript';
