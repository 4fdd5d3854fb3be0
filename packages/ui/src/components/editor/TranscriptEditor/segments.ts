import type { Node } from 'prosemirror-model';
import { textOf } from './paragraphs.ts';
import { schema, segmentOf } from './schema.ts';

/** What an engine says for good, or nearly so. */
export interface DictatedSegment {
  id: string;
  /** The engine's own words. */
  text: string;
  /**
   * What is written for them.
   * @default the engine's own words
   */
  written?: string;
  /** The server has it in writing. */
  confirmed: boolean;
  /** When it was said, in seconds from the beginning of the recording. */
  start?: number;
  end?: number;
}

/** A segment that a document knows. */
export interface KnownSegment {
  id: string;
  /** The engine's newest wording. */
  text: string;
  /** What was written for it last. */
  shown: string;
  confirmed: boolean;
  start: number | null;
  end: number | null;
}

/** A segment as it is saved. */
export interface SavedSegment {
  segment_id: string;
  /** What stands in the document. */
  text: string;
  /** Seconds from the beginning of the recording, where the engine told them. */
  start: number | null;
  end: number | null;
  /** The person made it say something else than the engine. */
  is_edited: boolean;
}

interface Part {
  from: number;
  to: number;
}

/** A range of the document and what stands in it. */
export interface SegmentRange extends Part {
  text: string;
}

/** Where the text of a segment stands: from the end, since new segments are asked for most. */
export function rangeOf(doc: Node, id: string): SegmentRange | null {
  const parts: Part[] = [];
  let end = doc.content.size;
  for (const paragraph of doc.children.toReversed()) {
    end -= paragraph.nodeSize;
    const own = partsOf(paragraph, end + 1, id);
    if (own.length === 0 && parts.length > 0) {
      break;
    }
    parts.unshift(...own);
  }
  const [from, to] = [parts.at(0)?.from, parts.at(-1)?.to];
  return from === undefined || to === undefined
    ? null
    : { from, to, text: textBetween(doc, { from, to }) };
}

/** Where the character of a text stands; a line break is one character and two positions. */
export function positionIn(
  { from, text }: Pick<SegmentRange, 'from' | 'text'>,
  at: number,
): number {
  return from + at + (text.slice(0, at).match(/\n/gu)?.length ?? 0);
}

/** Where the segments stand of which something does, in the order of the document. */
export function rangesOf(doc: Node): Map<string, { from: number; to: number }> {
  const ranges = new Map<string, Part>();
  doc.descendants((node, position) => {
    const id = idOf(node);
    if (id !== null) {
      ranges.set(id, { from: ranges.get(id)?.from ?? position, to: position + node.nodeSize });
    }
  });
  return ranges;
}

/** All segments of which something still stands, in the order of the document. */
export function savedSegments(doc: Node, known: ReadonlyMap<string, KnownSegment>): SavedSegment[] {
  return [...rangesOf(doc)].flatMap(([id, range]) => {
    const segment = known.get(id);
    const text = textBetween(doc, range);
    return segment
      ? [
          {
            segment_id: id,
            text,
            start: segment.start,
            end: segment.end,
            is_edited: text !== segment.shown.replaceAll(/^\n+|\n+$/gu, ''),
          },
        ]
      : [];
  });
}

/** The segments of which something stands that the server had not confirmed when it was written. */
export function unconfirmedSegments(doc: Node): Set<string> {
  const ids = new Set<string>();
  doc.descendants((node) => {
    const id = segmentOf(node.marks.find(({ type }) => type === schema.marks.unconfirmed));
    if (id !== null) {
      ids.add(id);
    }
  });
  return ids;
}

function partsOf(paragraph: Node, start: number, id: string): Part[] {
  const parts: Part[] = [];
  paragraph.forEach((node, offset) => {
    if (idOf(node) === id) {
      parts.push({ from: start + offset, to: start + offset + node.nodeSize });
    }
  });
  return parts;
}

function idOf(node: Node): string | null {
  return segmentOf(node.marks.find(({ type }) => type === schema.marks.dictated));
}

function textBetween(doc: Node, { from, to }: Part): string {
  return textOf(doc.cut(from, to));
}
