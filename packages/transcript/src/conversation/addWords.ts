import { getInternals } from '../model/documentInternals.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import type { InsertedSegment, Segment } from '../segments/segment.ts';
import { readSegments } from './readSegments.ts';
import { toSavedSegment, toSegment } from './savedSegment.ts';

/** Segments that have all their words, none included. */
const complete = new WeakSet<Segment>();

/**
 * The changed segments of a document get no loaded words: those of the server belong to their
 * present text, and an undo needs those of the earlier one.
 */
export function completeChangedWords(document: TranscriptDocument): void {
  const unchanged = new Set(readSegments(document));
  for (const { id } of document.recognised.list()) {
    const inserted = document.findSegment(id);
    if (inserted !== null && !unchanged.has(toSavedSegment(inserted))) {
      complete.add(inserted.segment);
    }
  }
}

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
    if (known === null || words.length === 0) {
      return [];
    }
    if (known.segment.words.length > 0 || complete.has(known.segment)) {
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
