/** The editor component: a chunk that loads after the transcript. */
export { TranscriptEditor } from '@nevisa/ui';
