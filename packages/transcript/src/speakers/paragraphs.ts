import { Fragment, type Node } from 'prosemirror-model';
import {
  type PlacedSegment,
  placeSegments,
  readPlacedSegments,
} from '../conversation/readSegments.ts';
import { getInternals } from '../model/documentInternals.ts';
import { readParagraphSpeaker, readSegmentId } from '../model/schema.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import { findWordTimes } from '../times/findWordTimes.ts';

/** A paragraph with what its head shows. */
export interface SpokenParagraph {
  /** Document positions before its first and after its last character. */
  readonly from: number;
  readonly to: number;
  /** The id of the speaker; null where no speaker is named. */
  readonly speaker: string | null;
  /** When its first spoken word begins, in seconds of the recording; null for typed text. */
  readonly start: number | null;
  readonly text: string;
}

/** The paragraphs of a conversation in order; the same array until the text changes. */
export function listParagraphs(document: TranscriptDocument): readonly SpokenParagraph[] {
  const { doc } = getInternals(document).state();
  const known = lists.get(doc) ?? listPart(document, doc, readPlacedSegments(document));
  lists.set(doc, known);
  return known;
}

/**
 * The first ones of `listParagraphs`, at most `count`, without reading the others: what a
 * page shows of a long text before the rest of it is read.
 */
export function listFirstParagraphs(
  document: TranscriptDocument,
  count: number,
): readonly SpokenParagraph[] {
  const { doc } = getInternals(document).state();
  const known = lists.get(doc);
  if (known !== undefined || doc.childCount <= count) {
    return (known ?? listParagraphs(document)).slice(0, count);
  }
  const part = doc.copy(Fragment.from(doc.children.slice(0, countWhole(doc, count))));
  return part.childCount === 0 ? [] : listPart(document, part);
}

/** How many of the first paragraphs share no segment with those after them: a segment is read as a whole. */
function countWhole(doc: Node, count: number): number {
  const firstBySegment = new Map<string, number>();
  /** Of each paragraph: the first one that shares a segment with it. */
  const since = doc.children.map((paragraph, at) =>
    Math.min(
      at,
      ...paragraph.children.flatMap((node) => {
        const id = readSegmentId(node);
        if (id !== null && !firstBySegment.has(id)) {
          firstBySegment.set(id, at);
        }
        return id === null ? [] : (firstBySegment.get(id) ?? at);
      }),
    ),
  );
  let whole = count;
  for (let at = since.length - 1; at >= whole; at -= 1) {
    whole = Math.min(whole, since[at] ?? whole);
  }
  return whole;
}

/** The paragraph that holds a position; undefined outside of the text. */
export function findParagraph(
  paragraphs: readonly SpokenParagraph[],
  position: number,
): SpokenParagraph | undefined {
  let [low, high] = [0, paragraphs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paragraphs[middle]?.to ?? 0) < position) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const found = paragraphs[low];
  return found !== undefined && found.from <= position ? found : undefined;
}

const lists = new WeakMap<Node, readonly SpokenParagraph[]>();

function listPart(
  document: TranscriptDocument,
  doc: Node,
  placed: readonly PlacedSegment[] = placeSegments(document, doc),
): SpokenParagraph[] {
  const starts = findStarts(placed);
  let next = 0;
  const list: SpokenParagraph[] = [];
  doc.forEach((paragraph, offset) => {
    const [from, to] = [offset + 1, offset + 1 + paragraph.content.size];
    while ((starts[next]?.from ?? Infinity) < from) {
      next += 1;
    }
    const first = starts[next];
    const start = first !== undefined && first.from < to ? first.start : null;
    const speaker = readParagraphSpeaker(paragraph);
    list.push({ from, to, speaker, start, text: paragraph.textContent });
  });
  return list;
}

/** Where spoken text begins, and its time: of each segment, and of each line of one that has several. */
function findStarts(placed: readonly PlacedSegment[]): { from: number; start: number }[] {
  const starts: { from: number; start: number }[] = [];
  for (const { segment, text, from } of placed) {
    if (segment.start !== null && text !== '') {
      starts.push({ from, start: segment.start });
    }
    if (text.includes('\n')) {
      let breaks = 0;
      let at = 0;
      for (const token of findWordTimes({ segment, text })) {
        const between = text.slice(at, token.from).match(/\n/gu)?.length ?? 0;
        breaks += between;
        at = token.from;
        if (between > 0) {
          starts.push({ from: from + token.from + breaks, start: token.start });
        }
      }
    }
  }
  return starts;
}
