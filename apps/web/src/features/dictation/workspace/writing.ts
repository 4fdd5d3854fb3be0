/** Where the text is written in; comes after the text itself. */
export { TranscriptEditor } from '@nevisa/ui';
