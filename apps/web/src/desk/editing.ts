/** What writing in the text needs; comes by itself after the desk is there. */
export { createTranscriptDocument, TranscriptEditor } from '@nevisa/ui';
