import type { Node } from 'prosemirror-model';
import { readText } from '../model/paragraphs.ts';
import { readSegmentId } from '../model/schema.ts';
import type { DocumentSegment, InsertedSegment } from './segment.ts';

/** Positions `from` to `to` of a document. */
export interface Range {
  from: number;
  to: number;
}

/** A range of the document and its text. */
export interface TextRange extends Range {
  text: string;
}

/** The range of a segment; null where none of its text exists. Searches from the end, where new segments are. */
export function findRange(doc: Node, id: string): TextRange | null {
  const parts: Range[] = [];
  let end = doc.content.size;
  for (const paragraph of doc.children.toReversed()) {
    end -= paragraph.nodeSize;
    const own = findParts(paragraph, end + 1, id);
    if (own.length === 0 && parts.length > 0) {
      break;
    }
    parts.unshift(...own);
  }
  const [from, to] = [parts.at(0)?.from, parts.at(-1)?.to];
  return from === undefined || to === undefined
    ? null
    : { from, to, text: readText(doc.cut(from, to)) };
}

/** The position of a character of a range's text; a line break is one character and two positions. */
export function toPosition({ from, text }: Pick<TextRange, 'from' | 'text'>, at: number): number {
  return from + at + (text.slice(0, at).match(/\n/gu)?.length ?? 0);
}

const knownRanges = new WeakMap<Node, ReadonlyMap<string, Readonly<Range>>>();

/** The ranges of all segments that have text, in the order of the document; found once for each immutable document. */
export function findRanges(doc: Node): ReadonlyMap<string, Readonly<Range>> {
  const known = knownRanges.get(doc) ?? readRanges(doc);
  knownRanges.set(doc, known);
  return known;
}

function readRanges(doc: Node): Map<string, Range> {
  const ranges = new Map<string, Range>();
  doc.forEach((paragraph, offset) => {
    for (const { id, from, to } of findOwnRanges(paragraph)) {
      const known = ranges.get(id);
      if (known === undefined) {
        ranges.set(id, { from: offset + 1 + from, to: offset + 1 + to });
      } else {
        known.to = offset + 1 + to;
      }
    }
  });
  return ranges;
}

interface OwnRange extends Range {
  id: string;
}

const ownRanges = new WeakMap<Node, readonly OwnRange[]>();

/** The segments of a paragraph and their places in it, found once for each immutable node. */
function findOwnRanges(paragraph: Node): readonly OwnRange[] {
  const known = ownRanges.get(paragraph);
  if (known !== undefined) {
    return known;
  }
  const found: OwnRange[] = [];
  paragraph.forEach((node, offset) => {
    const id = readSegmentId(node);
    const last = found.at(-1);
    if (id !== null && last?.id === id) {
      last.to = offset + node.nodeSize;
    } else if (id !== null) {
      found.push({ id, from: offset, to: offset + node.nodeSize });
    }
  });
  ownRanges.set(paragraph, found);
  return found;
}

/** All segments that have text, in the order of the document. */
export function listDocumentSegments(
  doc: Node,
  find: (id: string) => InsertedSegment | undefined,
): DocumentSegment[] {
  return [...findRanges(doc)].flatMap(([id, { from, to }]) => {
    const inserted = find(id);
    if (inserted === undefined) {
      return [];
    }
    const text = readText(doc.cut(from, to));
    const { start, end } = inserted.segment;
    const is_edited = text !== inserted.formatted.replaceAll(/^\n+|\n+$/gu, '');
    return [{ segment_id: id, text, start, end, is_edited }];
  });
}

/** The segments whose text carries the `unconfirmed` mark. */
export function findUnconfirmedIds(doc: Node): Set<string> {
  const ids = new Set<string>();
  doc.descendants((node) => {
    const id = readSegmentId(node, 'unconfirmed');
    if (id !== null) {
      ids.add(id);
    }
  });
  return ids;
}

function findParts(paragraph: Node, start: number, id: string): Range[] {
  const parts: Range[] = [];
  paragraph.forEach((node, offset) => {
    if (readSegmentId(node) === id) {
      parts.push({ from: start + offset, to: start + offset + node.nodeSize });
    }
  });
  return parts;
}
