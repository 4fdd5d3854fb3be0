import { closeHistory } from 'prosemirror-history';
import { type Node, Fragment, Slice } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { isSameSegment, isSameSpeakers } from '../merge/savedText.ts';
import { diffWords } from '../merge/diffWords.ts';
import { keepSelection } from '../merge/mergeSegment.ts';
import { getInternals } from '../model/documentInternals.ts';
import { createMarks, readDocSpeakers, schema } from '../model/schema.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { SavedSegment, SavedSpeaker } from '../segments/savedSegment.ts';
import type { InsertedSegment } from '../segments/segment.ts';
import { findLongestRise } from '../merge/textChanges.ts';
import { type PlacedSegment, readPlacedSegments, readSegments } from './readSegments.ts';
import { chooseSeparator, toSegment } from './savedSegment.ts';
import { nameParagraphs, showSpeakers } from './showSpeakers.ts';

export interface ShowOptions {
  /** The change is one undo step; otherwise undo steps of the person stay and none is added. @default true */
  undo?: boolean;
  /** The list of speakers. @default that of the document */
  speakers?: readonly SavedSpeaker[];
}

/**
 * Shows other segments in an open document: a merge, a restored version, the text of another
 * tab. Only the segments that differ are rewritten, so that the caret, the earlier undo steps
 * and the drawn paragraphs stay. Afterwards `readSegments` gives these segments; words that
 * are not loaded replace none. Returns whether anything changed.
 */
export function showSegments(
  document: TranscriptDocument,
  segments: readonly SavedSegment[],
  { undo = true, speakers }: ShowOptions = {},
): boolean {
  let isChanged = false;
  document.batch(() => {
    isChanged = showInDocument(document, segments, { undo, speakers });
  });
  return isChanged;
}

function showInDocument(
  document: TranscriptDocument,
  segments: readonly SavedSegment[],
  { undo, speakers }: { undo: boolean; speakers: readonly SavedSpeaker[] | undefined },
): boolean {
  const { state, dispatch, dispatchSegments } = getInternals(document);
  // Into the journal too, without which the text could not be opened with its undo steps again.
  const store = (changed: readonly InsertedSegment[]) => {
    changed.forEach(({ segment }) => document.recognised.set(segment));
    if (changed.length > 0) {
      dispatchSegments(state().tr, changed);
    }
  };
  const before = readPlacedSegments(document);
  const next = withKnownWords(document, segments);
  const places = new Map(before.map((placed, at) => [placed.segment.segment_id, { placed, at }]));
  const { doc, tr, selection } = state();
  const gaps = findGaps(before, next, places);
  for (const gap of gaps.toReversed()) {
    replaceGap(tr, doc, gap);
  }
  const touched = tr.docChanged ? next : next.filter((one) => !isShown(places, one));
  const typed = nameTypedText(document, tr, touched, places);
  if (typed.length > 0 && touched !== next) {
    // The parts of a divided segment depend on each other.
    const others = next.filter((one) => !typed.includes(one));
    typed.push(...nameTypedText(document, tr, others, places));
  }
  if (speakers !== undefined && !isSameSpeakers(readDocSpeakers(doc), speakers)) {
    tr.setDocAttribute('speakers', speakers);
  }
  if (tr.docChanged) {
    const isWritten = new Set([...gaps.flatMap(({ theirs }) => theirs), ...typed]);
    const written = next.filter((one) => isWritten.has(one));
    const inserted = written.map((one) => toInserted(document, one));
    nameParagraphs(tr, written);
    keepSelection(tr, selection);
    storeInOrder(document, next, inserted);
    dispatchSegments(undo ? closeHistory(tr) : tr.setMeta('addToHistory', false), inserted);
  }
  store(next.flatMap((one) => withSpeaker(document, one)));
  const isNamed = showSpeakers(document, next, { undo, first: tr.docChanged ? tr : null });
  if (undo) {
    // Neither the typing before the step nor the one after it joins it.
    dispatch(closeHistory(state().tr));
  }
  // What a segment has beside its text: speaker, times and words.
  const read = new Map(readSegments(document).map((one) => [one.segment_id, one]));
  const others = next.filter((one) => {
    const shown = read.get(one.segment_id);
    return shown !== undefined && shown !== one && !isSameSegment(shown, one);
  });
  if (others.length > 0) {
    store(others.map((one) => toInserted(document, one)));
  }
  return tr.docChanged || isNamed || others.length > 0;
}

/** The inserted segment with the speaker of a saved one, where it has another. */
function withSpeaker(
  document: TranscriptDocument,
  { segment_id, speaker }: SavedSegment,
): InsertedSegment[] {
  const known = document.findSegment(segment_id);
  return known === null || (known.segment.speaker ?? null) === speaker
    ? []
    : [{ ...known, segment: { ...known.segment, speaker } }];
}

function toInserted(document: TranscriptDocument, saved: SavedSegment): InsertedSegment {
  const words = document.findSegment(saved.segment_id)?.segment.words ?? [];
  const segment = toSegment(saved);
  return {
    segment: segment.words.length === 0 ? { ...segment, words } : segment,
    formatted: saved.text,
  };
}

/** Words that a text came without, where the document has them. */
function withKnownWords(
  document: TranscriptDocument,
  segments: readonly SavedSegment[],
): readonly SavedSegment[] {
  const known = new Map(readSegments(document).map((one) => [one.segment_id, one]));
  return segments.map((one) => {
    const shown = known.get(one.segment_id);
    return shown !== undefined && isSameSegment(shown, one) ? shown : one;
  });
}

/**
 * Typed text, joined segments and the later parts of a divided segment have ids that follow from their place.
 * Before the text around them changes they get a mark with that id.
 */
function nameTypedText(
  document: TranscriptDocument,
  tr: Transaction,
  next: readonly SavedSegment[],
  places: Places,
): SavedSegment[] {
  return next.filter((one) => {
    const { segment_id, text } = one;
    const placed = places.get(segment_id)?.placed;
    const isNamed =
      document.findSegment(segment_id) !== null &&
      (isShown(places, one) ||
        (placed !== undefined && isOwn(tr.before, placed.from, placed.text, segment_id)));
    if (isNamed || placed === undefined || placed.text === '' || placed.segment.text !== text) {
      return false;
    }
    const [mark] = createMarks(segment_id, true);
    const from = tr.mapping.map(placed.from, 1);
    const to = tr.mapping.map(computeEnd(tr.before, placed), -1);
    if (mark !== undefined && from < to) {
      tr.addMark(from, to, mark);
    }
    return true;
  });
}

/** The store has the segments in the order of the text. */
function storeInOrder(
  { recognised }: TranscriptDocument,
  next: readonly SavedSegment[],
  inserted: readonly InsertedSegment[],
): void {
  const added = new Map(inserted.map((one) => [one.segment.id, one.segment]));
  let following: string | null = null;
  for (const { segment_id } of next.toReversed()) {
    const segment = added.get(segment_id);
    if (segment !== undefined) {
      recognised.set(segment, following);
    }
    following = segment_id;
  }
}

/** Segments between two that stay, before and after. */
interface Gap {
  readonly left: PlacedSegment | null;
  readonly right: PlacedSegment | null;
  readonly mine: readonly PlacedSegment[];
  readonly theirs: readonly SavedSegment[];
}

function isShown(places: Places, one: SavedSegment): boolean {
  const shown = places.get(one.segment_id)?.placed.segment;
  return shown !== undefined && isSameSegment(shown, one);
}

type Places = ReadonlyMap<string, { placed: PlacedSegment; at: number }>;

function findGaps(
  before: readonly PlacedSegment[],
  next: readonly SavedSegment[],
  places: Places,
): Gap[] {
  const equal = next.flatMap((segment, to) => {
    const found = places.get(segment.segment_id);
    const stays =
      found !== undefined && found.placed.text !== '' && found.placed.segment.text === segment.text;
    return stays ? [{ from: found.at, to }] : [];
  });
  const rise = new Set(findLongestRise(equal.map(({ from }) => from)));
  const staying = equal.filter(({ from }) => rise.has(from));
  const gaps: Gap[] = [];
  let [from, to] = [0, 0];
  for (const end of [...staying, { from: before.length, to: next.length }]) {
    const mine = before.slice(from, end.from);
    const theirs = next.slice(to, end.to);
    const isSame =
      mine.length === theirs.length &&
      mine.every(
        ({ segment: { segment_id, text } }, at) =>
          segment_id === theirs[at]?.segment_id && text === theirs[at].text,
      );
    if (!isSame) {
      gaps.push({ left: before[from - 1] ?? null, right: before[end.from] ?? null, mine, theirs });
    }
    [from, to] = [end.from + 1, end.to + 1];
  }
  return gaps;
}

/** Rewrites the document from the end of the text on the left to the beginning of that on the right. */
function replaceGap(tr: Transaction, doc: Node, { left, right, mine, theirs }: Gap): void {
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
function isOwn(doc: Node, from: number, text: string, id: string): boolean {
  let isMarked = true;
  doc.nodesBetween(from, from + text.length, ({ isText, marks }) => {
    isMarked &&= !isText || (marks.length === 1 && marks[0]?.attrs['segment'] === id);
  });
  return isMarked;
}

function computeEnd(doc: Node, { text, from }: PlacedSegment): number {
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
