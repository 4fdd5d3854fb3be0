import { getInternals } from './documentInternals.ts';
import { countParagraphWords } from './paragraphs.ts';
import type { TranscriptDocument } from './transcriptDocument.ts';

/**
 * Counts the words of one paragraph after the other while there is time, so that `wordCount` has
 * nothing left to count. Answers whether all of them are counted.
 */
export function countWhile(document: TranscriptDocument, hasTime: () => boolean): boolean {
  return getInternals(document)
    .state()
    .doc.children.every((paragraph) => {
      countParagraphWords(paragraph);
      return hasTime();
    });
}
