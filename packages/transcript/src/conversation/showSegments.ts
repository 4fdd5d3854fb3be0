import { closeHistory } from 'prosemirror-history';
import type { Transaction } from 'prosemirror-state';
import { isSameSegment, isSameSpeakers } from '../merge/savedText.ts';
import { keepSelection } from '../merge/mergeSegment.ts';
import { getInternals } from '../model/documentInternals.ts';
import { createMarks, readDocSpeakers } from '../model/schema.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { SavedSegment, SavedSpeaker } from '../segments/savedSegment.ts';
import type { InsertedSegment } from '../segments/segment.ts';
import { findLongestRise } from '../merge/textChanges.ts';
import { type PlacedSegment, readPlacedSegments, readSegments } from './readSegments.ts';
import { computeEnd, type Gap, isOwn, replaceGap } from './replaceGap.ts';
import { toSegment } from './savedSegment.ts';
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
