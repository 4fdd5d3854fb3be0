import { isSameSegment, isSameSpeakers, type SavedText } from './savedText.ts';
import { SegmentChain } from './segmentChain.ts';
import type { SavedSegment, SavedSpeaker } from '../segments/savedSegment.ts';

/** A change of one segment, as the contract names it. `after` is the segment before the inserted one; null at the beginning. */
export type SegmentChange<Segment extends SavedSegment = SavedSegment> =
  | { op: 'set'; segment_id: string; segment: Segment }
  | { op: 'insert'; segment_id: string; after: string | null; segment: Segment }
  | { op: 'remove'; segment_id: string };

/** The changes that turn one text into another, applied in their order. */
export interface TextChanges<Segment extends SavedSegment = SavedSegment> {
  readonly title?: string;
  readonly speakers?: readonly SavedSpeaker[];
  readonly changes: readonly SegmentChange<Segment>[];
}

/** The changes from `saved` to `current`: unchanged segments are in none of them (G-2). */
export function listChanges<Segment extends SavedSegment>(
  saved: SavedText<Segment>,
  current: SavedText<Segment>,
): TextChanges<Segment> {
  return {
    ...(saved.title !== current.title && { title: current.title }),
    ...(!isSameSpeakers(saved.speakers, current.speakers) && { speakers: current.speakers }),
    changes: listSegmentChanges(saved.segments, current.segments),
  };
}

/** Applies changes. A change of a segment that is not there inserts it, so that no text is lost. */
export function applyChanges<Segment extends SavedSegment>(
  text: SavedText<Segment>,
  { title = text.title, speakers = text.speakers, changes }: TextChanges<Segment>,
): SavedText<Segment> {
  if (changes.length === 0) {
    return { title, speakers, segments: text.segments };
  }
  const chain = new SegmentChain(text.segments);
  for (const change of changes) {
    const { segment_id: id, op } = change;
    if (op === 'set' && chain.has(id)) {
      chain.replace(change.segment);
      continue;
    }
    chain.remove(id);
    if (op === 'insert') {
      chain.insert(change.segment, change.after);
    } else if (op === 'set') {
      chain.append(change.segment);
    }
  }
  return { title, speakers, segments: chain.list() };
}

/** The first `count` changes of segments, with title and speakers. They apply on their own. */
export function takeChanges<Segment extends SavedSegment>(
  { changes, ...facts }: TextChanges<Segment>,
  count: number,
): TextChanges<Segment> {
  return { ...facts, changes: changes.slice(0, count) };
}

function listSegmentChanges<Segment extends SavedSegment>(
  saved: readonly Segment[],
  current: readonly Segment[],
): SegmentChange<Segment>[] {
  const before = new Map(saved.map((segment, at) => [segment.segment_id, { segment, at }]));
  const places = current.flatMap(({ segment_id }) => before.get(segment_id)?.at ?? []);
  const staying = new Set(findLongestRise(places).map((at) => saved[at]?.segment_id));
  const removed = saved
    .filter(({ segment_id }) => !staying.has(segment_id))
    .map(({ segment_id }) => ({ op: 'remove' as const, segment_id }));
  const written = current.flatMap((segment, at): SegmentChange<Segment>[] => {
    const { segment_id } = segment;
    const former = before.get(segment_id)?.segment;
    if (!staying.has(segment_id)) {
      return [{ op: 'insert', segment_id, after: current[at - 1]?.segment_id ?? null, segment }];
    }
    return former !== undefined && isSameSegment(former, segment)
      ? []
      : [{ op: 'set', segment_id, segment }];
  });
  return [...removed, ...written];
}

/** The longest part of the numbers that rises, in their order: the segments that need not move. */
export function findLongestRise(numbers: readonly number[]): number[] {
  // `ends[n]` is the place of the smallest last number of a rising part of n + 1 numbers.
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [at, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (getValueAt(numbers, ends[middle]) < number) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    before[at] = ends[low - 1];
    ends[low] = at;
  }
  const rise: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) {
    rise.push(getValueAt(numbers, at));
  }
  return rise.toReversed();
}

function getValueAt(numbers: readonly number[], at: number | undefined): number {
  return numbers[at ?? 0] ?? 0;
}
