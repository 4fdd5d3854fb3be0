import type { Node } from 'prosemirror-model';
import type { DocumentModel } from '../model/documentModel.ts';
import { findSeparator, resolveAnchor } from '../model/insertionPoint.ts';
import type { FormattedText, InsertedSegment } from '../segments/segment.ts';
import { findRange, findRanges, type Range } from '../segments/segmentRanges.ts';

export type Ranges = ReadonlyMap<string, Range>;

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

/** Splits inserted segments, in the order in which they were said, into runs. An edited segment is a run of its own. */
export function splitIntoRuns(model: DocumentModel, ids: readonly string[]): string[][] {
  const { doc } = model.state;
  const ranges = findRanges(doc);
  const runs: InsertedSegment[][] = [];
  for (const one of model.findAll(ids)) {
    const run = runs.at(-1);
    const tail = run?.slice(run.findLastIndex(({ segment }) => ranges.has(segment.id))) ?? [];
    const isInvisible = !ranges.has(one.segment.id) && one.formatted.trim() === '';
    if (run && (isInvisible || findRun(doc, ranges, [...tail, one]) !== null)) {
      run.push(one);
    } else {
      runs.push([one]);
    }
  }
  return runs.map((run) => run.map(({ segment }) => segment.id));
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
