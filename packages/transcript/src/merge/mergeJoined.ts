import type { SavedSegment } from '../segments/savedSegment.ts';
import { isSameSegment } from './savedText.ts';

/** A segment of the three texts; null where a text does not have it. */
export interface MergeSides<Segment extends SavedSegment = SavedSegment> {
  readonly segment_id: string;
  readonly base: Segment | null;
  readonly mine: Segment | null;
  readonly theirs: Segment | null;
}

/** Unchanged segments of a side that the other side has joined to the segment before them. */
export interface Joined<Segment extends SavedSegment> {
  readonly mine: Segment[];
  readonly theirs: Segment[];
}

/**
 * Finds the segments whose words are in one of the two answers to a question only, by the id of the question: the
 * answer of the side that still has such a segment has it too.
 *
 * @param all the segments of the base, in its order
 */
export function findJoined<Segment extends SavedSegment>(
  all: readonly MergeSides<Segment>[],
  isAsked: (sides: MergeSides<Segment>) => boolean,
): ReadonlyMap<string, Joined<Segment>> {
  const found = new Map<string, Joined<Segment>>();
  let asked: MergeSides<Segment> | null = null;
  for (const sides of all) {
    const side = asked === null ? null : findKeptSide(asked, sides);
    const kept = side === null ? null : sides[side];
    if (asked !== null && side !== null && kept !== null) {
      const joined = found.get(asked.segment_id) ?? { mine: [], theirs: [] };
      joined[side].push(kept);
      found.set(asked.segment_id, joined);
    } else if (isAsked(sides)) {
      asked = sides;
    } else if (sides.mine !== null && sides.theirs !== null) {
      asked = null;
    }
  }
  return found;
}

/** The side that still has a segment as it was, where the other side has joined it to the asked one; null for any other. */
function findKeptSide<Segment extends SavedSegment>(
  asked: MergeSides<Segment>,
  { base, mine, theirs }: MergeSides<Segment>,
): 'mine' | 'theirs' | null {
  const kept = mine ?? theirs;
  if (base === null || kept === null || (mine !== null && theirs !== null)) {
    return null;
  }
  const side = mine === null ? 'theirs' : 'mine';
  const other = side === 'mine' ? asked.theirs : asked.mine;
  return isSameSegment(kept, base) && other !== null && hasTakenIn(asked.base, other, base)
    ? side
    : null;
}

/** Whether a changed segment has the words, or the time, of another one that it did not have. */
function hasTakenIn(
  before: SavedSegment | null,
  after: SavedSegment,
  { text, end }: SavedSegment,
): boolean {
  const words = text.trim();
  const hasWords = words !== '' && after.text.includes(words);
  const hasTime =
    end !== null && after.end !== null && (before?.end ?? end) < end && end <= after.end;
  return hasTime || (hasWords && before?.text.includes(words) !== true);
}
