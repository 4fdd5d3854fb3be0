import type { Node } from 'prosemirror-model';
import { getInternals } from '../model/documentInternals.ts';
import { readSegmentId } from '../model/schema.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { Range } from '../segments/segmentRanges.ts';

/** Found text; `from` and `to` are positions of the document. */
export interface TextHit extends Readonly<Range> {
  /** The text as it is written. */
  readonly text: string;
  /** The recogniser may still change the text, so that nothing is replaced in it. */
  readonly isFrozen: boolean;
}

/**
 * The hits of a pattern with the flag `g` in order, e.g. that of `makePersianPattern`. After an
 * edit the same pattern searches only the changed paragraphs.
 */
export function findHits(document: TranscriptDocument, pattern: RegExp): readonly TextHit[] {
  const paragraphs = searched.get(pattern) ?? new WeakMap<Node, readonly TextHit[]>();
  searched.set(pattern, paragraphs);
  const hits: TextHit[] = [];
  getInternals(document)
    .state()
    .doc.forEach((paragraph, offset) => {
      const own = paragraphs.get(paragraph) ?? searchParagraph(paragraph, pattern);
      paragraphs.set(paragraph, own);
      for (const { from, to, text, isFrozen } of own) {
        hits.push({ from: offset + 1 + from, to: offset + 1 + to, text, isFrozen });
      }
    });
  return hits;
}

const searched = new WeakMap<RegExp, WeakMap<Node, readonly TextHit[]>>();

function searchParagraph(paragraph: Node, pattern: RegExp): TextHit[] {
  return [...paragraph.textContent.matchAll(pattern)].map(({ 0: text, index: from }) => {
    const to = from + text.length;
    return { from, to, text, isFrozen: isUnconfirmed(paragraph, { from, to }) };
  });
}

/** Whether the recogniser may still change a part of this range. */
export function isUnconfirmed(node: Node, { from, to }: Range): boolean {
  let found = false;
  node.nodesBetween(from, to, (part) => {
    found ||= readSegmentId(part, 'unconfirmed') !== null;
    return !found;
  });
  return found;
}

/** A spelling that was found, and how often. */
export interface FoundForm {
  readonly text: string;
  readonly count: number;
}

/** The spellings of hits that can be replaced, the most frequent first. */
export function listForms(hits: readonly TextHit[]): FoundForm[] {
  const counts = new Map<string, number>();
  for (const { text, isFrozen } of hits) {
    if (!isFrozen) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .toSorted((a, b) => b.count - a.count);
}
