import { mergeOrders, mergeSpeakers } from './mergeOrders.ts';
import { hasSameContent, isSameSegment, type SavedText } from './savedText.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';

/** A segment that both sides changed in different ways; null where a side deleted it. */
export interface MergeQuestion<Segment extends SavedSegment = SavedSegment> {
  readonly segment_id: string;
  /** Null where both sides inserted a segment with this id. */
  readonly base: Segment | null;
  readonly mine: Segment | null;
  readonly theirs: Segment | null;
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
  const parts: MergePart<Segment>[] = [];
  let taken = 0;
  for (const id of mergeOrders(base.segments, mine.segments, theirs.segments)) {
    const question: MergeQuestion<Segment> = {
      segment_id: id,
      base: before?.get(id) ?? null,
      mine: own?.get(id) ?? null,
      theirs: other?.get(id) ?? null,
    };
    const merged = mergeOne(question);
    if (merged === 'ask') {
      parts.push({ question });
      continue;
    }
    if (merged !== null) {
      parts.push({ segment: merged });
    }
    taken += isSameSide(merged, question.mine) ? 0 : 1;
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
    const { segment_id, mine, theirs } = part.question;
    const choice = Object.hasOwn(choices, segment_id) ? choices[segment_id] : 'both';
    if (choice === 'mine' || choice === 'theirs') {
      const chosen = choice === 'mine' ? mine : theirs;
      return chosen === null ? [] : [chosen];
    }
    if (mine === null || theirs === null) {
      return [mine ?? theirs].filter((each) => each !== null);
    }
    return [mine, { ...theirs, segment_id: createId() }];
  });
  return { title, speakers, segments };
}

/** Whether the second merge asks nothing that the first did not ask in the same words. */
export function asksTheSame(asked: RevisionMerge, now: RevisionMerge): boolean {
  const known = new Map(asked.questions.map((question) => [question.segment_id, question]));
  return now.questions.every(({ segment_id, mine, theirs }) => {
    const question = known.get(segment_id);
    return (
      question !== undefined &&
      isSameSide(question.mine, mine) &&
      isSameSide(question.theirs, theirs)
    );
  });
}

function mergeOne<Segment extends SavedSegment>({
  base,
  mine,
  theirs,
}: MergeQuestion<Segment>): Segment | null | 'ask' {
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
