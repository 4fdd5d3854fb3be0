import { importChunk } from '../../../shared/late/importChunk.ts';

/** Loads the code of the editable transcript, in a second attempt if the first is lost (G02). */
export function loadTranscriptChunk() {
  return importChunk(() => import('./transcriptChunk.ts'));
}
