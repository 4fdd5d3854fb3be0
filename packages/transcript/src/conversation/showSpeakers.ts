import { closeHistory } from 'prosemirror-history';
import type { Transaction } from 'prosemirror-state';
import { getInternals } from '../model/documentInternals.ts';
import { readParagraphSpeaker, readSegmentId, schema } from '../model/schema.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import { type PlacedSegment, readPlacedSegments } from './readSegments.ts';
import { beginsParagraph, chooseSeparator } from './savedSegment.ts';

/** Gives the paragraphs that begin with text of one of these segments its speaker. */
export function nameParagraphs(tr: Transaction, segments: readonly SavedSegment[]): void {
  const wanted = new Map(segments.map(({ segment_id, speaker }) => [segment_id, speaker]));
  tr.doc.forEach((paragraph, offset) => {
    const first = paragraph.children.find(({ text }) => text?.trim() !== '');
    const speaker = first && wanted.get(readSegmentId(first) ?? '');
    if (speaker !== undefined && readParagraphSpeaker(paragraph) !== speaker) {
      tr.setNodeAttribute(offset, 'speaker', speaker);
    }
  });
}

/**
 * Gives the paragraphs of a document the speakers of these segments, which it shows already,
 * and begins and joins paragraphs where only the speaker divides them. Returns whether
 * anything changed.
 *
 * @param first the change that belongs to the same undo step
 */
export function showSpeakers(
  document: TranscriptDocument,
  segments: readonly SavedSegment[],
  { undo, first }: { undo: boolean; first: Transaction | null },
): boolean {
  let before = first;
  // A segment of two lines is whole only after its first line has its speaker, and only a
  // whole one can be divided from the next.
  for (let pass = 0; pass < 4; pass += 1) {
    const tr = changeToSpeakers(document, segments);
    if (!tr.docChanged) {
      break;
    }
    if (!undo) {
      tr.setMeta('addToHistory', false);
    } else if (before === null) {
      closeHistory(tr);
    } else {
      tr.setMeta('appendedTransaction', before);
    }
    getInternals(document).dispatch(tr);
    before = tr;
  }
  return before !== first;
}

function changeToSpeakers(
  document: TranscriptDocument,
  segments: readonly SavedSegment[],
): Transaction {
  const { tr } = getInternals(document).state();
  const wanted = new Map(segments.map((one) => [one.segment_id, one]));
  const shown = readPlacedSegments(document).flatMap((placed) => {
    const next = wanted.get(placed.segment.segment_id);
    return placed.text === '' || next === undefined ? [] : [{ placed, next }];
  });
  // From the end, so that the places before a change are still valid.
  for (const [at, { placed, next }] of [...shown.entries()].toReversed()) {
    const before = shown[at - 1];
    if (before !== undefined) {
      dividePlaces(tr, before, { placed, next });
    }
  }
  for (const { placed, next } of shown) {
    const from = tr.mapping.map(placed.from, 1);
    const $from = tr.doc.resolve(from);
    if ($from.parent.textBetween(0, $from.parentOffset).trim() !== '') {
      continue;
    }
    const to = tr.mapping.map(endOfPlaced(placed), -1);
    tr.doc.nodesBetween(from, to, (paragraph, offset) => {
      if (readParagraphSpeaker(paragraph) !== next.speaker) {
        tr.setNodeAttribute(offset, 'speaker', next.speaker);
      }
      return false;
    });
  }
  return tr;
}

interface Shown {
  readonly placed: PlacedSegment;
  readonly next: SavedSegment;
}

function dividePlaces(tr: Transaction, left: Shown, right: Shown): void {
  const from = endOfPlaced(left.placed);
  const to = right.placed.from;
  const gap = findGap(left.next.text, right.next.text);
  if (tr.doc.textBetween(from, to).trim() !== '') {
    return;
  }
  const areOne = tr.doc.resolve(from).index(0) === tr.doc.resolve(to).index(0);
  const mustDivide = beginsParagraph(left.next, right.next, gap);
  const separator = from + left.next.text.length - left.next.text.trimEnd().length;
  if (areOne && mustDivide && separator < to) {
    tr.delete(separator, separator + 1).split(separator);
  } else if (!areOne && !mustDivide && !gap.includes('\n') && gap !== '') {
    tr.replaceWith(from, to, schema.text(gap));
  }
}

/** The spaces and line breaks between two segments that follow each other. */
function findGap(left: string, right: string): string {
  const spaceBefore = right.slice(0, right.length - right.trimStart().length);
  return left.slice(left.trimEnd().length) + chooseSeparator(left) + spaceBefore;
}

function endOfPlaced({ text, from }: PlacedSegment): number {
  return from + text.length + (text.match(/\n/gu)?.length ?? 0);
}
