import { getInternals } from '../model/documentInternals.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import type { InsertedSegment } from '../segments/segment.ts';
import { toSegment } from './savedSegment.ts';

/**
 * Adds loaded words to the segments of a document. Undo, the journal and the text are not
 * touched; a segment that has words keeps them.
 */
export function addWords(
  document: TranscriptDocument,
  loaded: readonly Pick<SavedSegment, 'segment_id' | 'words'>[],
): void {
  const inserted = loaded.flatMap(({ segment_id, words }): InsertedSegment[] => {
    const known = document.findSegment(segment_id);
    if (known === null || known.segment.words.length > 0 || words.length === 0) {
      return [];
    }
    const { segment_id: _, text, start, end, speaker, is_edited } = toPlain(known);
    const segment = toSegment({ segment_id, text, start, end, words, speaker, is_edited });
    return [{ segment, formatted: known.formatted }];
  });
  if (inserted.length > 0) {
    getInternals(document).replaceSegments(inserted);
  }
}

function toPlain({ segment, formatted }: InsertedSegment): Omit<SavedSegment, 'words'> {
  const { id, start, end, speaker = null, isEdited = false } = segment;
  return { segment_id: id, text: formatted, start, end, speaker, is_edited: isEdited };
}
