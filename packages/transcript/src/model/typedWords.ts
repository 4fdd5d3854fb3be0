import type { Node } from 'prosemirror-model';
import { findAddedWords } from '../merge/diffWords.ts';
import type { InsertedSegment } from '../segments/segment.ts';
import { findRange, type Range, toPosition } from '../segments/segmentRanges.ts';
import { readSegmentId } from './schema.ts';

/** The words of a range that the person typed, outside of segments and inside them. */
export function findTypedWords(
  doc: Node,
  { from, to }: Range,
  find: (id: string) => InsertedSegment | undefined,
): Range[] {
  const words: Range[] = [];
  const edited = new Set<string>();
  doc.nodesBetween(from, to, (node, position) => {
    const id = readSegmentId(node);
    if (id !== null) {
      edited.add(id);
    } else if (node.isText) {
      words.push(...findWords(node.text ?? '', position));
    }
  });
  for (const id of edited) {
    words.push(...findEditedWords(doc, id, find(id)));
  }
  return words
    .filter((word) => from < word.to && word.from < to)
    .map((word) => ({ from: Math.max(from, word.from), to: Math.min(to, word.to) }))
    .toSorted((a, b) => a.from - b.from);
}

function findWords(text: string, position: number): Range[] {
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    from: position + index,
    to: position + index + word.length,
  }));
}

function findEditedWords(doc: Node, id: string, inserted: InsertedSegment | undefined): Range[] {
  const range = findRange(doc, id);
  if (range === null || inserted === undefined) {
    return [];
  }
  const base = inserted.formatted.replaceAll(/^\n+|\n+$/gu, '');
  return findAddedWords(base, range.text).map(({ from, to }) => ({
    from: toPosition(range, from),
    to: toPosition(range, to),
  }));
}
