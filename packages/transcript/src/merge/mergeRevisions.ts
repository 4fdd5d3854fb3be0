import { findJoined, type MergeSides } from './mergeJoined.ts';
import { mergeOrders, mergeSpeakers } from './mergeOrders.ts';
import { hasSameContent, isSameSegment, type SavedText } from './savedText.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';

/**
 * A segment that both sides changed in different ways; null where a side deleted it, and for a
 * base that neither had.
 */
export interface MergeQuestion<
  Segment extends SavedSegment = SavedSegment,
> extends MergeSides<Segment> {
  /** Unchanged segments after it that the other side has joined to it: they belong to my answer. */
  readonly mineRest: readonly Segment[];
  /** The same of the other side. */
  readonly theirsRest: readonly Segment[];
}

/** A segment of the merged text, or a question about one. */
export type MergePart<Segment extends SavedSegment = SavedSegment> =
  | { readonly segment: Segment }
  | { readonly question: MergeQuestion<Segment> };

export interface RevisionMerge<Segment extends SavedSegment = SavedSegment> {
  readonly title: string;
  readonly speakers: SavedText['speakers'];
  readonly parts: readonly MergePart<Segment>[];
  readonly questions: readonly MergeQuestion<Segment>[];
  /** How many segments came from the other side, or were deleted there, without a question. */
  readonly taken: number;
}

export type MergeChoice = 'mine' | 'theirs' | 'both';

/** By `segment_id`. */
export type MergeChoices = Readonly<Record<string, MergeChoice>>;

/**
 * Merges two revisions of `base` by segments. A segment that one side changed
 * is taken from that side; the same words on both sides are taken once. Any other
 * segment is a question. Where both sides changed the title or the name of a speaker,
 * mine is taken, and theirs stays in their version.
 */
export function mergeRevisions<Segment extends SavedSegment>(
  base: SavedText<Segment>,
  mine: SavedText<Segment>,
  theirs: SavedText<Segment>,
): RevisionMerge<Segment> {
  const [before, own, other] = [base, mine, theirs].map(({ segments }) => toMap(segments));
  const readSides = (id: string): MergeSides<Segment> => ({
    segment_id: id,
    base: before?.get(id) ?? null,
    mine: own?.get(id) ?? null,
    theirs: other?.get(id) ?? null,
  });
  const joined = findJoined(
    base.segments.map(({ segment_id: id }) => readSides(id)),
    (sides) => mergeOne(sides) === 'ask',
  );
  const rests = new Set([...joined.values()].flatMap((each) => each.mine.concat(each.theirs)));
  const parts: MergePart<Segment>[] = [];
  let taken = 0;
  for (const id of mergeOrders(base.segments, mine.segments, theirs.segments)) {
    const sides = readSides(id);
    const merged = mergeOne(sides);
    if (merged === 'ask') {
      const rest = joined.get(id);
      const question = { ...sides, mineRest: rest?.mine ?? [], theirsRest: rest?.theirs ?? [] };
      parts.push({ question });
      continue;
    }
    if ([sides.mine, sides.theirs].some((each) => each !== null && rests.has(each))) {
      continue;
    }
    if (merged !== null) {
      parts.push({ segment: merged });
    }
    taken += isSameSide(merged, sides.mine) ? 0 : 1;
  }
  return {
    title: mine.title === base.title ? theirs.title : mine.title,
    speakers: mergeSpeakers(base, mine, theirs),
    parts,
    questions: parts.flatMap((part) => ('question' in part ? [part.question] : [])),
    taken,
  };
}

/**
 * The merged text with the answers of the person. Both are kept where an answer is missing;
 * theirs then follows mine as a segment of its own, with an id of `createId`.
 */
export function resolveMerge<Segment extends SavedSegment>(
  { title, speakers, parts }: RevisionMerge<Segment>,
  choices: MergeChoices,
  createId: () => string,
): SavedText<Segment> {
  const segments = parts.flatMap((part): Segment[] => {
    if (!('question' in part)) {
      return [part.segment];
    }
    const { segment_id } = part.question;
    const choice = Object.hasOwn(choices, segment_id) ? choices[segment_id] : 'both';
    const [mine, theirs] = [listAnswer(part.question, 'mine'), listAnswer(part.question, 'theirs')];
    if (choice === 'mine' || choice === 'theirs') {
      return [...(choice === 'mine' ? mine : theirs)];
    }
    const known = new Set(mine.map((each) => each.segment_id));
    return [
      ...mine,
      ...theirs.map((each) => (known.has(each.segment_id) ? withId(each, createId()) : each)),
    ];
  });
  return { title, speakers, segments };
}

function withId<Segment extends SavedSegment>(segment: Segment, segment_id: string): Segment {
  return { ...segment, segment_id };
}

/** Whether the second merge asks nothing that the first did not ask in the same words. */
export function asksTheSame(asked: RevisionMerge, now: RevisionMerge): boolean {
  const known = new Map(asked.questions.map((question) => [question.segment_id, question]));
  return now.questions.every((question) => {
    const before = known.get(question.segment_id);
    return (
      before !== undefined &&
      isSameAnswer(before, question, 'mine') &&
      isSameAnswer(before, question, 'theirs')
    );
  });
}

type AskedSide = 'mine' | 'theirs';

/** The segments of an answer to a question, in their order. */
export function listAnswer<Segment extends SavedSegment>(
  question: MergeQuestion<Segment>,
  side: AskedSide,
): readonly Segment[] {
  const { mine, theirs, mineRest, theirsRest } = question;
  const [first, rest] = side === 'mine' ? [mine, mineRest] : [theirs, theirsRest];
  return first === null ? rest : [first, ...rest];
}

function isSameAnswer(one: MergeQuestion, other: MergeQuestion, side: AskedSide): boolean {
  const [before, now] = [listAnswer(one, side), listAnswer(other, side)];
  return (
    before.length === now.length &&
    before.every((segment, at) => isSameSide(segment, now[at] ?? null)) &&
    (one[side] === null) === (other[side] === null)
  );
}

function mergeOne<Segment extends SavedSegment>({
  base,
  mine,
  theirs,
}: MergeSides<Segment>): Segment | null | 'ask' {
  if (isSameSide(mine, theirs)) {
    return mine === null || mine.words.length > 0 ? mine : theirs;
  }
  if (isSameSide(mine, base)) {
    return theirs;
  }
  if (isSameSide(theirs, base)) {
    return mine;
  }
  return base === null || mine === null || theirs === null
    ? mergeInserted(mine, theirs)
    : mergeFields(base, mine, theirs);
}

function mergeInserted<Segment extends SavedSegment>(
  mine: Segment | null,
  theirs: Segment | null,
): Segment | 'ask' {
  const isSame =
    mine !== null &&
    theirs !== null &&
    mine.text === theirs.text &&
    mine.speaker === theirs.speaker;
  return isSame ? mine : 'ask';
}

/** The words and the speaker of a segment are merged apart from each other. */
function mergeFields<Segment extends SavedSegment>(
  base: Segment,
  mine: Segment,
  theirs: Segment,
): Segment | 'ask' {
  const content = hasSameContent(mine, base)
    ? theirs
    : hasSameContent(theirs, base) || mine.text === theirs.text
      ? mine
      : null;
  const speaker =
    mine.speaker === base.speaker
      ? theirs
      : theirs.speaker === base.speaker || mine.speaker === theirs.speaker
        ? mine
        : null;
  return content === null || speaker === null
    ? 'ask'
    : {
        ...content,
        speaker: speaker.speaker,
        is_edited: mine.is_edited || theirs.is_edited,
      };
}

function isSameSide(one: SavedSegment | null, other: SavedSegment | null): boolean {
  return one === null || other === null ? one === other : isSameSegment(one, other);
}

function toMap<Segment extends SavedSegment>(
  segments: readonly Segment[],
): ReadonlyMap<string, Segment> {
  return new Map(segments.map((segment) => [segment.segment_id, segment]));
}
