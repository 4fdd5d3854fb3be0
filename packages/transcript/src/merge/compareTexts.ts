import { diffArrays } from 'diff';
import { listDifferences, type TextRun } from './diffWords.ts';
import type { SavedText } from './savedText.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';

/** A paragraph of a comparison; `id` is its place among all of them. */
export interface ComparedParagraph {
  readonly id: string;
  readonly runs: readonly TextRun[];
}

/** The segments up to one that ends with a line break, or before which another person speaks. */
interface Paragraph<Segment extends SavedSegment> {
  readonly segments: readonly Segment[];
  /** With the name of its speaker, without the line break at its end. */
  readonly text: string;
}

/** A paragraph of the older text and the one that it has become; a side is null where it has none. */
interface Pair<Segment extends SavedSegment> {
  readonly older: Paragraph<Segment> | null;
  readonly present: Paragraph<Segment> | null;
}

/**
 * The differences of an older text from the present one, by paragraphs: `removed` words are
 * only in the older text. The name of a speaker is compared as a part of the paragraph.
 */
export function compareTexts<Segment extends SavedSegment>(
  older: SavedText<Segment>,
  present: SavedText<Segment>,
): ComparedParagraph[] {
  return pairParagraphs(older, present).flatMap((pair, at) => {
    const runs = listDifferences(pair.older?.text ?? '', pair.present?.text ?? '');
    return runs.length === 0 ? [] : [{ id: String(at), runs }];
  });
}

/**
 * The present text with these paragraphs of the older one. A segment that the present
 * text has at another place too gets an id of `createId`; speakers that are missing are added.
 *
 * @param ids those of `compareTexts` of the same texts
 */
export function restoreParagraphs<Segment extends SavedSegment>(
  older: SavedText<Segment>,
  present: SavedText<Segment>,
  ids: ReadonlySet<string>,
  createId: () => string,
): SavedText<Segment> {
  const pairs = pairParagraphs(older, present);
  const isChosen = (at: number) => ids.has(String(at));
  const left = pairs.flatMap((pair, at) => (isChosen(at) ? [] : (pair.present?.segments ?? [])));
  const taken = new Set(left.map(({ segment_id: id }) => id));
  const paragraphs = pairs.flatMap((pair, at) => {
    const segments = (isChosen(at) ? pair.older : pair.present)?.segments;
    return segments === undefined || segments.length === 0
      ? []
      : [isChosen(at) ? segments.map((segment) => withOwnId(segment, taken, createId)) : segments];
  });
  const segments = paragraphs.flatMap((each, at) => endParagraph(each, paragraphs[at + 1]?.[0]));
  const known = new Set(present.speakers.map(({ id }) => id));
  const spoken = new Set(segments.map(({ speaker }) => speaker));
  const added = older.speakers.filter(({ id }) => spoken.has(id) && !known.has(id));
  return {
    ...present,
    speakers: added.length === 0 ? present.speakers : [...present.speakers, ...added],
    segments,
  };
}

function withOwnId<Segment extends SavedSegment>(
  segment: Segment,
  taken: Set<string>,
  createId: () => string,
): Segment {
  const id = taken.has(segment.segment_id) ? createId() : segment.segment_id;
  taken.add(id);
  return id === segment.segment_id ? segment : { ...segment, segment_id: id };
}

/** Every paragraph ends with a line break, but the last one and one after which another person speaks. */
function endParagraph<Segment extends SavedSegment>(
  segments: readonly Segment[],
  next: Segment | undefined,
): readonly Segment[] {
  const end = segments.at(-1);
  if (end === undefined || next === undefined || endsParagraph(end, next)) {
    return segments;
  }
  return [...segments.slice(0, -1), { ...end, text: `${end.text}\n` }];
}

/** Whether the segment after this one begins a paragraph; one without a word begins none. */
function endsParagraph({ text, speaker }: SavedSegment, next: SavedSegment): boolean {
  return text.endsWith('\n') || (next.speaker !== speaker && next.text.trim() !== '');
}

function pairParagraphs<Segment extends SavedSegment>(
  older: SavedText<Segment>,
  present: SavedText<Segment>,
): Pair<Segment>[] {
  const [before, after] = [listParagraphs(older), listParagraphs(present)];
  const pairs: Pair<Segment>[] = [];
  let lost: Paragraph<Segment>[] = [];
  let next = { before: 0, after: 0 };
  const changes = diffArrays(
    before.map(({ text }) => text),
    after.map(({ text }) => text),
  );
  for (const { value, added, removed } of changes) {
    const own = after.slice(next.after, next.after + value.length);
    if (removed) {
      lost = before.slice(next.before, next.before + value.length);
    } else if (added) {
      pairs.push(...pairChanged(lost, own));
      lost = [];
    } else {
      const same = before.slice(next.before, next.before + value.length);
      pairs.push(...pairChanged(lost, []));
      pairs.push(...own.map((paragraph, at) => ({ older: same[at] ?? null, present: paragraph })));
      lost = [];
    }
    next = {
      before: next.before + (added ? 0 : value.length),
      after: next.after + (removed ? 0 : value.length),
    };
  }
  return [...pairs, ...pairChanged(lost, [])];
}

/** Changed paragraphs belong together when they share a segment, or else by their order where they are as many. */
function pairChanged<Segment extends SavedSegment>(
  before: readonly Paragraph<Segment>[],
  after: readonly Paragraph<Segment>[],
): Pair<Segment>[] {
  const pairs: Pair<Segment>[] = [];
  let from = 0;
  let isShared = false;
  for (const older of before) {
    const ids = new Set(older.segments.map(({ segment_id: id }) => id));
    const at = after.findIndex(
      ({ segments }, place) => place >= from && segments.some(({ segment_id: id }) => ids.has(id)),
    );
    isShared ||= at >= 0;
    pairs.push(
      ...after.slice(from, Math.max(at, from)).map((present) => ({ older: null, present })),
    );
    pairs.push({ older, present: after[at] ?? null });
    from = at < 0 ? from : at + 1;
  }
  if (!isShared && before.length === after.length) {
    return before.map((older, at) => ({ older, present: after[at] ?? null }));
  }
  return [...pairs, ...after.slice(from).map((present) => ({ older: null, present }))];
}

function listParagraphs<Segment extends SavedSegment>({
  speakers,
  segments,
}: SavedText<Segment>): Paragraph<Segment>[] {
  const names = new Map(speakers.map(({ id, name }) => [id, name]));
  const groups: Segment[][] = [];
  for (const segment of segments) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last === undefined || before === undefined || endsParagraph(before, segment)) {
      groups.push([segment]);
    } else {
      last.push(segment);
    }
  }
  return groups.map((group) => {
    const name = names.get(group[0]?.speaker ?? '') ?? '';
    const words = group
      .map(({ text }) => text)
      .join(' ')
      .trim();
    return { segments: group, text: name === '' || words === '' ? words : `${name}: ${words}` };
  });
}
