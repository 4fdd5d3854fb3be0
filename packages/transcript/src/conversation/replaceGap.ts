import { type Node, Fragment, Slice } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { diffWords } from '../merge/diffWords.ts';
import { createMarks, schema } from '../model/schema.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import type { PlacedSegment } from './readSegments.ts';
import { chooseSeparator } from './savedSegment.ts';

/** Segments between two that stay, before and after. */
export interface Gap {
  readonly left: PlacedSegment | null;
  readonly right: PlacedSegment | null;
  readonly mine: readonly PlacedSegment[];
  readonly theirs: readonly SavedSegment[];
}

/** Rewrites the document from the end of the text on the left to the beginning of that on the right. */
export function replaceGap(tr: Transaction, doc: Node, { left, right, mine, theirs }: Gap): void {
  const pairs = mine.map((own, at) => ({ own, next: theirs[at] }));
  if (mine.length === theirs.length && pairs.every(({ own, next }) => isAlike(doc, own, next))) {
    pairs.toReversed().forEach(({ own, next }) => rewriteWords(tr, own, next?.text ?? ''));
    return;
  }
  const from = left === null ? 1 : computeEnd(doc, left);
  const to = right === null ? doc.content.size - 1 : right.from;
  tr.replace(from, to, createContent(left?.segment ?? null, theirs, right?.segment ?? null));
}

/** Both have the same segment in one line, with the same spaces and line breaks at its edges. */
function isAlike(
  doc: Node,
  { segment, text, from }: PlacedSegment,
  next: SavedSegment | undefined,
): next is SavedSegment {
  const words = next?.text.trim() ?? '';
  const getEdges = (whole: string, inner: string) => whole.split(inner).join('\u0000');
  return (
    next?.segment_id === segment.segment_id &&
    text !== '' &&
    words !== '' &&
    !`${text}${words}`.includes('\n') &&
    getEdges(segment.text, text) === getEdges(next.text, words) &&
    isOwn(doc, from, text, segment.segment_id)
  );
}

/** Changes only the words that differ, for the sake of the caret. */
function rewriteWords(tr: Transaction, { segment, text, from }: PlacedSegment, next: string): void {
  const marks = createMarks(segment.segment_id, true);
  for (const change of diffWords(text, text, next.trim()).toReversed()) {
    const content = change.text === '' ? [] : schema.text(change.text, marks);
    tr.replace(from + change.from, from + change.to, new Slice(Fragment.from(content), 0, 0));
  }
}

/** All of a text is marked as that of one segment. */
export function isOwn(doc: Node, from: number, text: string, id: string): boolean {
  let isMarked = true;
  doc.nodesBetween(from, from + text.length, ({ isText, marks }) => {
    isMarked &&= !isText || (marks.length === 1 && marks[0]?.attrs['segment'] === id);
  });
  return isMarked;
}

/** The document position after a text. */
export function computeEnd(doc: Node, { text, from }: PlacedSegment): number {
  const breaks = text.match(/\n/gu)?.length ?? 0;
  return Math.min(from + text.length + breaks, doc.content.size - 1);
}

function createContent(
  left: SavedSegment | null,
  segments: readonly SavedSegment[],
  right: SavedSegment | null,
): Slice {
  const lines = new Lines();
  const spaceAfter = (text: string) => text.slice(text.trimEnd().length);
  let separator = '';
  if (left !== null) {
    lines.add(spaceAfter(left.text), left);
    separator = chooseSeparator(left.text);
  }
  for (const segment of segments) {
    lines.add(separator, null);
    lines.add(segment.text, segment);
    separator = chooseSeparator(segment.text);
  }
  if (right !== null) {
    lines.add(separator, null);
    const { text } = right;
    lines.add(text.slice(0, text.length - text.trimStart().length), right);
  }
  return lines.toSlice();
}

/** Text with its segments, divided into paragraphs. */
class Lines {
  readonly #paragraphs: { nodes: Node[]; speaker: string | null }[] = [
    { nodes: [], speaker: null },
  ];

  add(text: string, segment: SavedSegment | null): void {
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0) {
        this.#paragraphs.push({ nodes: [], speaker: segment?.speaker ?? null });
      }
      if (line !== '') {
        const marks = segment === null ? [] : createMarks(segment.segment_id, true);
        this.#paragraphs.at(-1)?.nodes.push(schema.text(line, marks));
      }
    }
  }

  toSlice(): Slice {
    const [only, ...others] = this.#paragraphs;
    if (others.length === 0) {
      return new Slice(Fragment.from(only?.nodes ?? []), 0, 0);
    }
    const nodes = this.#paragraphs.map((each) =>
      schema.nodes.paragraph.create({ speaker: each.speaker }, each.nodes),
    );
    return new Slice(Fragment.from(nodes), 1, 1);
  }
}
