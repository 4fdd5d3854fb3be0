/** The editable transcript: a chunk that loads after the workspace. */
export { createTranscriptDocument, TranscriptFormatter } from '@nevisa/transcript';
