import { type PlacedSegment, readPlacedSegments } from '../conversation/readSegments.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import { type Range, toPosition } from '../segments/segmentRanges.ts';
import { findWordTimes } from './findWordTimes.ts';

/** A word that was recognised with little confidence. */
export interface UncertainWord {
  /** The same for the same recognised word, over edits and reloads. It has no text. */
  readonly key: string;
  /** From 0 to 1. */
  readonly confidence: number;
  /** In seconds of the recording. */
  readonly start: number;
  readonly end: number;
  /** Document positions; null where the word was deleted. */
  readonly place: Readonly<Range> | null;
  /** The person, or a rule of writing, wrote another word. */
  readonly isCorrected: boolean;
}

/** Words with more confidence are never uncertain. */
const mostUncertain = 0.9;

/**
 * The recognised words of a document with less confidence than `threshold`, from 0 to 0.9, in
 * the order of the text. The same array until the text or the threshold changes.
 */
export function listUncertainWords(
  document: TranscriptDocument,
  threshold: number,
): readonly UncertainWord[] {
  const placed = readPlacedSegments(document);
  const before = lists.get(placed);
  if (before?.threshold === threshold) {
    return before.words;
  }
  const words = placed.flatMap((one) => findBelow(one, threshold));
  lists.set(placed, { threshold, words });
  return words;
}

const lists = new WeakMap<
  readonly PlacedSegment[],
  { threshold: number; words: readonly UncertainWord[] }
>();

function findBelow(placed: PlacedSegment, threshold: number): UncertainWord[] {
  return findUncertain(placed).flatMap(({ from, to, ...word }) => {
    if (word.confidence >= threshold) {
      return [];
    }
    const isThere = from !== null && to !== null;
    const place = isThere ? { from: toPosition(placed, from), to: toPosition(placed, to) } : null;
    return [{ ...word, place }];
  });
}

/** Whether the recogniser gave confidences: it is sure of all words of a text without them. */
export function hasConfidences(document: TranscriptDocument): boolean {
  return readPlacedSegments(document).some(({ segment }) =>
    segment.words.some(({ conf }) => conf > 0 && conf < 1),
  );
}

interface OwnWord extends Omit<UncertainWord, 'place'> {
  /** Characters of the text of the segment; null for a deleted word. */
  readonly from: number | null;
  readonly to: number | null;
}

const known = new WeakMap<SavedSegment, readonly OwnWord[]>();

/** Found once for each content of a segment. */
function findUncertain(placed: PlacedSegment): readonly OwnWord[] {
  const found = known.get(placed.segment) ?? readUncertain(placed);
  known.set(placed.segment, found);
  return found;
}

function readUncertain(placed: PlacedSegment): OwnWord[] {
  const { words } = placed.segment;
  if (placed.text === '' || !words.some(({ conf }) => conf < mostUncertain)) {
    return [];
  }
  const tokens = findWordTimes(placed);
  return words.flatMap(({ conf, start, end }, at) => {
    if (conf >= mostUncertain) {
      return [];
    }
    const own = tokens.filter(({ firstWord, lastWord }) => firstWord <= at && at < lastWord);
    return {
      key: `${toMs(start)}-${toMs(end)}`,
      confidence: conf,
      start,
      end,
      from: own.at(0)?.from ?? null,
      to: own.at(-1)?.to ?? null,
      isCorrected: own.every(({ isUnchanged }) => !isUnchanged),
    };
  });
}

function toMs(seconds: number): number {
  return Math.round(seconds * 1_000);
}
