import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import { readSegments } from './readSegments.ts';
import { toSavedSegment } from './savedSegment.ts';

export type ChangedWords = Pick<SavedSegment, 'segment_id' | 'words'>;

/**
 * The words of the opened segments whose text was changed, divided or deleted: after a save
 * the server has only those of the present text, and an undo needs all of them.
 */
export function findChangedWords(document: TranscriptDocument): ChangedWords[] {
  const unchanged = new Set(readSegments(document));
  return document.recognised.list().flatMap(({ id }): ChangedWords[] => {
    const inserted = document.findSegment(id);
    if (inserted === null || inserted.segment.words.length === 0) {
      return [];
    }
    const opened = toSavedSegment(inserted);
    return unchanged.has(opened) ? [] : [{ segment_id: id, words: opened.words }];
  });
}
