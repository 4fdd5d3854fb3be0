/** The text as it is kept and changed; comes by itself after the desk is there. */
export { createTranscriptDocument } from '@nevisa/ui';
export { createDictatedText } from './dictatedText.ts';
