import type { Node } from 'prosemirror-model';
import { findRanges, type Range } from '../segments/segmentRanges.ts';

/** `phrase`: the last segment; `sentence`: the words after the last mark that ends a sentence. */
export type LastWords = 'phrase' | 'sentence';

/** The last phrase or sentence before a position; null where nothing is written. */
export function findLastWords(doc: Node, position: number, what: LastWords): Range | null {
  return what === 'phrase'
    ? ([...findRanges(doc).values()].findLast(({ to }) => to <= position) ?? null)
    : findLastSentence(doc, position);
}

function findLastSentence(doc: Node, position: number): Range | null {
  let last: Range | null = null;
  doc.nodesBetween(0, position, (paragraph, start) => {
    if (paragraph.isTextblock) {
      const text = paragraph.textBetween(0, Math.min(paragraph.content.size, position - start - 1));
      const words = lastSentence.exec(text)?.[1];
      if (words !== undefined) {
        const end = start + 1 + text.trimEnd().length;
        last = { from: end - words.trimEnd().length, to: end };
      }
    }
    return !paragraph.isTextblock;
  });
  return last;
}

// The words after the last mark that ends a sentence, with their own such mark.
const lastSentence = /(?:^|[.!?؟…]\s*)([^\s.!?؟…][^.!?؟…]*[.!?؟…»)]*\s*)$/u;
