import type { Node } from 'prosemirror-model';
import type { DocumentModel } from '../model/documentModel.ts';
import { findSeparator, resolveAnchor } from '../model/insertionPoint.ts';
import type { FormattedText, InsertedSegment } from '../segments/segment.ts';
import { findRange, findRanges, type Range } from '../segments/segmentRanges.ts';

export type Ranges = ReadonlyMap<string, Readonly<Range>>;

/** Text of a run: of the segment `owner`, or a separator between two. */
export type RunPart = { text: string; owner: string | null };

/** Consecutive segments whose text in the document is exactly the formatted text. */
export interface SegmentRun extends Range {
  parts: readonly RunPart[];
}

/** Finds unedited, consecutive segments in the document; null where the person typed, or without any text. */
export function findRun(
  doc: Node,
  ranges: Ranges,
  segments: readonly InsertedSegment[],
): SegmentRun | null {
  const found = segments.flatMap(({ segment }) => ranges.get(segment.id) ?? []);
  const [start, end] = [found.at(0), found.at(-1)];
  if (start === undefined || end === undefined) {
    return null;
  }
  const parts = composeParts(segments.map(toFormattedText));
  const text = parts.map((part) => part.text).join('');
  // A line break at an edge lies outside of the marked range, in two positions.
  const from = start.from - 2 * (/^\n*/u.exec(text)?.[0].length ?? 0);
  const to = end.to + 2 * (/\n*$/u.exec(text)?.[0].length ?? 0);
  const isUnedited = from > 0 && to < doc.content.size && doc.textBetween(from, to, '\n') === text;
  return isUnedited ? { parts, from, to } : null;
}

export interface RunOptions {
  /** Whether a segment was formatted together with the one before it. */
  isJoined?: (id: string) => boolean;
  /** The positions that a person sees. */
  sight?: Range | null;
}

/**
 * Finds the runs that contain these inserted segments: those in sight first, then
 * the others in the order in which they were said. An edited segment is a run of
 * its own. A line break ends a run, so that a run has a limited length.
 */
export function* findRuns(
  model: DocumentModel,
  ids: Iterable<string>,
  { isJoined = () => false, sight = null }: RunOptions = {},
): Generator<string[], void, undefined> {
  const ranges = findRanges(model.state.doc);
  const { ids: said, places } = model.readOrder();
  const isLinked = (at: number) => continuesRun(model, ranges, said, at, isJoined);
  const found = new Set<string>();
  for (const id of withSightFirst(ids, ranges, sight)) {
    const at = places.get(id);
    if (at !== undefined && !found.has(id)) {
      let [from, to] = [at, at + 1];
      while (isLinked(from)) {
        from -= 1;
      }
      while (isLinked(to)) {
        to += 1;
      }
      const run = said.slice(from, to);
      run.forEach((one) => found.add(one));
      yield run;
    }
  }
}

/** Whether a segment is in the run of the one that was said before it. */
function continuesRun(
  model: DocumentModel,
  ranges: Ranges,
  said: readonly string[],
  at: number,
  isJoined: (id: string) => boolean,
): boolean {
  const [one] = model.findAll(said.slice(at, at + 1));
  if (one === undefined || at === 0) {
    return false;
  }
  const isInvisible = ({ segment, formatted }: InsertedSegment) =>
    !ranges.has(segment.id) && formatted.trim() === '';
  if (isInvisible(one)) {
    return true;
  }
  let before = at - 1;
  while (before > 0 && model.findAll(said.slice(before, before + 1)).every(isInvisible)) {
    before -= 1;
  }
  const tail = model.findAll(said.slice(before, at));
  const isDeleted = tail
    .slice(0, 1)
    .some((other) => !ranges.has(other.segment.id) && !isInvisible(other));
  const hasBreak = tail.some(({ formatted }) => formatted.includes('\n'));
  return (
    !isDeleted &&
    (!hasBreak || isJoined(one.segment.id)) &&
    findRun(model.state.doc, ranges, [...tail, one]) !== null
  );
}

function* withSightFirst(
  ids: Iterable<string>,
  ranges: Ranges,
  sight: Range | null,
): Generator<string, void, undefined> {
  const all = [...ids];
  if (sight !== null) {
    yield* all.filter((id) => {
      const range = ranges.get(id);
      return range !== undefined && range.from < sight.to && sight.from < range.to;
    });
  }
  yield* all;
}

/** Whether these segments are a run that ends where the next segment is inserted. */
export function canContinue(model: DocumentModel, ids: readonly string[]): boolean {
  const { doc } = model.state;
  const ranges = new Map(
    ids.flatMap((id) => {
      const range = findRange(doc, id);
      return range === null ? [] : [[id, range] as const];
    }),
  );
  const end = findRun(doc, ranges, model.findAll(ids))?.to;
  return end === resolveAnchor(doc, model.freeAnchor);
}

/** The parts of consecutive texts; the first and the last are the separators to `left` and `right`. */
export function composeParts(
  texts: readonly FormattedText[],
  left = '',
  right = '',
): readonly RunPart[] {
  const parts: RunPart[] = [];
  let before = left;
  for (const { id, text } of texts) {
    parts.push({ text: findSeparator(before, text), owner: null }, { text, owner: id });
    before = text === '' ? before : text;
  }
  return [...parts, { text: findSeparator(before, right), owner: null }];
}

export function toFormattedText({ segment, formatted }: InsertedSegment): FormattedText {
  return { id: segment.id, text: formatted };
}
