import type { SavedSegment, SavedSpeaker } from '../segments/savedSegment.ts';
import type { SavedText } from './savedText.ts';

type Identified = Pick<SavedSegment, 'segment_id'>;

/**
 * The ids of all three texts in one order. The side that moved segments gives the order,
 * mine where both did; what the others have besides follows the segment before it there.
 */
export function mergeOrders(
  base: readonly Identified[],
  mine: readonly Identified[],
  theirs: readonly Identified[],
): readonly string[] {
  const [before, own, other] = [base, mine, theirs].map(readIds);
  const first = keepsOrder(before ?? [], own ?? []) ? other : own;
  const second = first === own ? other : own;
  return weave(weave(first ?? [], second ?? []), before ?? []);
}

function readIds(segments: readonly Identified[]): readonly string[] {
  return segments.map(({ segment_id }) => segment_id);
}

/** Whether the ids that both have are in the same order. */
function keepsOrder(before: readonly string[], after: readonly string[]): boolean {
  const places = new Map(before.map((id, at) => [id, at]));
  let last = -1;
  return after.every((id) => {
    const at = places.get(id);
    if (at === undefined) {
      return true;
    }
    const isAfter = at > last;
    last = at;
    return isAfter;
  });
}

/** Adds the ids that only the second list has, each after the one before it there. */
function weave(first: readonly string[], second: readonly string[]): readonly string[] {
  const known = new Set(first);
  const following = new Map<string | null, string[]>();
  let before: string | null = null;
  for (const id of second) {
    if (known.has(id)) {
      before = id;
    } else {
      following.set(before, [...(following.get(before) ?? []), id]);
    }
  }
  return [
    ...(following.get(null) ?? []),
    ...first.flatMap((id) => [id, ...(following.get(id) ?? [])]),
  ];
}

/**
 * Merges the speakers by id; of two new names mine is taken. A speaker that a side
 * deleted stays where the other side renamed it, and where a segment still has it.
 */
export function mergeSpeakers(
  base: SavedText,
  mine: SavedText,
  theirs: SavedText,
): readonly SavedSpeaker[] {
  const [before, own, other] = [base, mine, theirs].map(
    ({ speakers }) => new Map(speakers.map(({ id, name }) => [id, name])),
  );
  const used = new Set([...mine.segments, ...theirs.segments].map(({ speaker }) => speaker));
  const ids = new Set([...mine.speakers, ...theirs.speakers].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const [was, here, there] = [before?.get(id), own?.get(id), other?.get(id)];
    const merged = here === was ? there : there === was ? here : (here ?? there);
    const name = merged ?? (used.has(id) ? (here ?? there) : undefined);
    return name === undefined ? [] : [{ id, name }];
  });
}
