import type { Node } from 'prosemirror-model';
import { type PlacedSegment, readPlacedSegments } from '../conversation/readSegments.ts';
import { getInternals } from '../model/documentInternals.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import { toPosition } from '../segments/segmentRanges.ts';
import type { TimedToken } from './alignWords.ts';
import { findWordTimes } from './findWordTimes.ts';

/** A word of a text and its time. Positions `from` to `to` of the document. */
export interface SpokenWord {
  readonly from: number;
  readonly to: number;
  /** In seconds of the recording. */
  readonly start: number;
  readonly end: number;
}

/** The words of a text in the order in which they were said. */
export interface WordTimeline {
  /** How many words have a time. */
  readonly size: number;
  /** The index of the word that began last at this time, in seconds; −1 before the first one. */
  indexAt(seconds: number): number;
  /** The word of an index; null outside of `size`. */
  wordAt(index: number): SpokenWord | null;
  /**
   * When the word at a position of the document begins, in seconds. A place without a word of
   * its own has the time of the nearest earlier word of its segment; null in text that has no
   * time.
   */
  timeAt(position: number): number | null;
}

/**
 * The timeline of a document; the same object until its text or its words change. After an
 * edit only the changed segments are aligned again.
 */
export function readTimeline(document: TranscriptDocument): WordTimeline {
  const { doc } = getInternals(document).state();
  const placed = readPlacedSegments(document);
  const known = timelines.get(document);
  if (known?.placed === placed && known.doc === doc) {
    return known.timeline;
  }
  const timeline = new SegmentTimeline(placed);
  timelines.set(document, { doc, placed, timeline });
  return timeline;
}

const timelines = new WeakMap<
  TranscriptDocument,
  { doc: Node; placed: readonly PlacedSegment[]; timeline: WordTimeline }
>();

class SegmentTimeline implements WordTimeline {
  readonly size: number;
  /** All segments with text in the order of the text. */
  readonly #placed: readonly PlacedSegment[];
  /** The segments that have times, in the order in which they were said. */
  readonly #timed: readonly PlacedSegment[];
  /** When each word begins, in order. */
  readonly #starts: Float64Array;
  /** The index in `#starts` of the first word of each timed segment. */
  readonly #firsts: Uint32Array;
  /** The place of each word where the words of several segments overlap; null where none do. */
  readonly #order: Uint32Array | null;

  constructor(placed: readonly PlacedSegment[]) {
    this.#placed = placed.filter(({ text }) => text !== '');
    this.#timed = this.#placed.filter((one) => findStarts(one).length > 0);
    this.#firsts = new Uint32Array(this.#timed.length);
    let size = 0;
    for (const [at, one] of this.#timed.entries()) {
      this.#firsts[at] = size;
      size += findStarts(one).length;
    }
    this.size = size;
    const starts = new Float64Array(size);
    for (const [at, one] of this.#timed.entries()) {
      starts.set(findStarts(one), this.#firsts[at]);
    }
    this.#order = isRising(starts) ? null : sortPlaces(starts);
    this.#starts =
      this.#order === null ? starts : Float64Array.from(this.#order, (at) => starts[at] ?? 0);
  }

  indexAt(seconds: number): number {
    return countUpTo(this.#starts, seconds) - 1;
  }

  wordAt(index: number): SpokenWord | null {
    if (index < 0 || index >= this.size) {
      return null;
    }
    const place = this.#order?.[index] ?? index;
    const at = countUpTo(this.#firsts, place) - 1;
    const segment = this.#timed[at];
    const token = segment && readTokens(segment)[place - (this.#firsts[at] ?? 0)];
    return segment === undefined || token === undefined ? null : toWord(segment, token);
  }

  timeAt(position: number): number | null {
    let [low, high] = [0, this.#placed.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#placed[middle]?.from ?? 0) <= position) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    const segment = this.#placed[low - 1];
    if (segment === undefined) {
      return null;
    }
    const word = readTokens(segment).findLast(({ from }) => toPosition(segment, from) <= position);
    return word?.start ?? null;
  }
}

function toWord(segment: PlacedSegment, { from, to, start, end }: TimedToken): SpokenWord {
  return { from: toPosition(segment, from), to: toPosition(segment, to), start, end };
}

/**
 * Typed text was once saved with the times 0 and 0, which is no time of it. A mark that was divided from its
 * word has no words and no length, and is not said either.
 */
function readTokens(placed: PlacedSegment): readonly TimedToken[] {
  const { words, start, end } = placed.segment;
  const isTyped = words.length === 0 && (end ?? 0) <= (start ?? 0);
  return isTyped ? [] : findWordTimes(placed);
}

const knownStarts = new WeakMap<SavedSegment, Float64Array>();

/** When each word of a segment begins; found once for each content of a segment. */
function findStarts(placed: PlacedSegment): Float64Array {
  const known = knownStarts.get(placed.segment);
  if (known !== undefined) {
    return known;
  }
  const starts = Float64Array.from(readTokens(placed), ({ start }) => start);
  knownStarts.set(placed.segment, starts);
  return starts;
}

/** How many of these rising values are at most `value`. */
function countUpTo(values: Float64Array | Uint32Array, value: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) <= value) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

function isRising(values: Float64Array): boolean {
  return values.every((value, at) => at === 0 || (values[at - 1] ?? 0) <= value);
}

/** The places of the values from the lowest to the highest; equal ones keep their order. */
function sortPlaces(values: Float64Array): Uint32Array {
  return Uint32Array.from(values.keys()).sort(
    (one, other) => (values[one] ?? 0) - (values[other] ?? 0) || one - other,
  );
}
