import type { WritingSettings } from '@nevisa/writing';
import type { Mark, Node } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import { type PlacedSegment, readPlacedSegments } from '../conversation/readSegments.ts';
import { isUnconfirmed } from '../find/findHits.ts';
import { getInternals } from '../model/documentInternals.ts';
import { findSeparator } from '../model/insertionPoint.ts';
import { toOneStep } from '../model/oneStep.ts';
import { createSlice } from '../model/paragraphs.ts';
import { readParagraphSpeaker, readSegmentId } from '../model/schema.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import { type Range, toPosition } from '../segments/segmentRanges.ts';
import { type ConvertedText, findConverted } from './findConverted.ts';

/** Converted text that was written as it was said. */
export interface SpokenChange {
  /** A mark, a line break or digits. */
  readonly written: string;
  readonly spoken: string;
}

/**
 * Writes the voice commands and numbers of the selection, or the one at the caret, in the words
 * that were said, as one undo step. The words belong to the segment of the text that they
 * replace, and so have their times again. Returns what was changed; nothing where the engine
 * said no such words, or its words are not loaded.
 */
export function writeSpokenWords(
  document: TranscriptDocument,
  settings: WritingSettings,
): readonly SpokenChange[] {
  const { state, dispatch } = getInternals(document);
  const { doc, tr, selection } = state();
  const places = choosePlaces(findPlaces(document, settings, selection), selection).filter(
    ({ from, to }) => isReplaceable(doc, { from, to }),
  );
  for (const place of places.toReversed()) {
    const { from, to } = place;
    const text = spaceOut(doc, place);
    const $from = doc.resolve(from);
    tr.replace(
      from,
      to,
      createSlice(text, findMarks(doc, place), readParagraphSpeaker($from.parent)),
    );
    if (selection.empty) {
      tr.setSelection(TextSelection.create(tr.doc, from + text.trimEnd().length));
    }
  }
  if (places.length > 0) {
    dispatch(toOneStep(tr.scrollIntoView()));
  }
  return places.map(({ from, to, spoken }) => ({
    written: doc.textBetween(from, to, '\n'),
    spoken,
  }));
}

/** Converted text; `from` and `to` are positions of the document. */
type Place = ConvertedText;

/** How many segments are read at once. */
const atOnce = 16;

function findPlaces(
  document: TranscriptDocument,
  settings: WritingSettings,
  selection: Range,
): Place[] {
  const placed = readPlacedSegments(document);
  const first = findAt(placed, selection.from);
  const last = findAt(placed, selection.to);
  const places: Place[] = [];
  for (let at = first; at <= last; at += atOnce) {
    // Words of the neighbours may be part of the same number, or may have written the line break.
    const range = { from: Math.max(0, at - 1), to: Math.min(at + atOnce, last + 1) + 1 };
    const end = places.at(-1)?.to ?? 0;
    places.push(...readPlaces(document, placed, range, settings).filter(({ from }) => from >= end));
  }
  return places;
}

function findAt(placed: readonly PlacedSegment[], position: number): number {
  return placed.findLastIndex(({ from }) => from <= position);
}

function readPlaces(
  document: TranscriptDocument,
  placed: readonly PlacedSegment[],
  range: Range,
  settings: WritingSettings,
): Place[] {
  const { doc } = getInternals(document).state();
  const near = placed.slice(range.from, range.to);
  const getStart = (at: number) => placed[at]?.from ?? doc.content.size - 1;
  const start = range.from === 0 ? 1 : getStart(range.from);
  const segments = near.map(({ segment: { segment_id, words } }, at) => {
    const from = at === 0 ? start : getStart(range.from + at);
    const to = getStart(range.from + at + 1);
    return { segment_id, words, text: doc.textBetween(from, to, '\n') };
  });
  const whole = { from: start, text: segments.map(({ text }) => text).join('') };
  return findConverted(segments, settings).map(({ from, to, spoken }) => ({
    from: toPosition(whole, from),
    to: toPosition(whole, to),
    spoken,
  }));
}

/** What overlaps the selection; at a caret the text that ends or continues there, or else begins there. */
function choosePlaces(places: readonly Place[], { from, to }: Range): readonly Place[] {
  if (from < to) {
    return places.filter((place) => place.from < to && from < place.to);
  }
  const before = places.find((place) => place.from < from && from <= place.to);
  const after = places.find((place) => place.from === from);
  return [before ?? after ?? []].flat();
}

/** Paragraphs of two speakers stay apart, and text that the recogniser may change stays. */
function isReplaceable(doc: Node, { from, to }: Range): boolean {
  const [start, end] = [doc.resolve(from).parent, doc.resolve(to).parent];
  return (
    readParagraphSpeaker(start) === readParagraphSpeaker(end) && !isUnconfirmed(doc, { from, to })
  );
}

/** The words with a space on each side that touches other words. */
function spaceOut(doc: Node, { from, to, spoken }: Place): string {
  const left = doc.resolve(from).nodeBefore?.text?.at(-1) ?? '';
  const right = doc.resolve(to).nodeAfter?.text?.at(0) ?? '';
  return findSeparator(left, spoken) + spoken + findSeparator(spoken, right);
}

/** The marks of the segment whose words they are: of the replaced text, or of what is before or after a line break. */
function findMarks(doc: Node, { from, to }: Range): readonly Mark[] {
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)];
  const own = $from.parent === $to.parent ? $from.nodeAfter : null;
  const owner = [own, $from.nodeBefore, $to.nodeAfter].find(
    (node) => node !== null && readSegmentId(node) !== null,
  );
  return owner?.marks ?? [];
}
