import { getInternals } from '../model/documentInternals.ts';
import { readDocSpeakers } from '../model/schema.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { SavedSpeaker } from '../segments/savedSegment.ts';

/** The list of speakers of a document; the same array until it changes. */
export function readSpeakers(document: TranscriptDocument): readonly SavedSpeaker[] {
  return readDocSpeakers(getInternals(document).state().doc);
}
