import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import type { DocumentModel } from '../model/documentModel.ts';
import { createSlice } from '../model/paragraphs.ts';
import { createMarks } from '../model/schema.ts';
import type { FormattedText, InsertedSegment } from '../segments/segment.ts';
import { findRanges, toPosition } from '../segments/segmentRanges.ts';
import { diffWords } from './diffWords.ts';
import { addMerge, keepSelection } from './mergeSegment.ts';
import {
  composeParts,
  findRun,
  type Ranges,
  type RunPart,
  type SegmentRun,
  toFormattedText,
} from './segmentRuns.ts';

/** Replaces the formatted text of runs in one transaction; undo does not revert it. False when nothing changes. */
export function rewriteSegments(
  model: DocumentModel,
  runs: readonly (readonly FormattedText[])[],
): boolean {
  const { change, inserted } = planRewrite(model, runs);
  if (change === null && inserted.length === 0) {
    return false;
  }
  model.apply((change ?? model.state.tr).setMeta('addToHistory', false), inserted);
  return true;
}

/** The change of the document for new formatted texts of runs, and the segments that change. */
export function planRewrite(
  model: DocumentModel,
  runs: readonly (readonly FormattedText[])[],
): { change: Transaction | null; inserted: InsertedSegment[] } {
  const { doc, tr, selection } = model.state;
  const ranges = findRanges(doc);
  const findStart = (texts: readonly FormattedText[]) =>
    texts.flatMap(({ id }) => ranges.get(id)?.from ?? []).at(0) ?? 0;
  // From the end, so that the ranges before a rewritten run are still valid.
  const inserted = runs
    .toSorted((a, b) => findStart(b) - findStart(a))
    .flatMap((texts) => rewriteTexts(model, tr, texts, ranges));
  if (tr.docChanged) {
    keepSelection(tr, selection);
  }
  return { change: tr.docChanged ? tr : null, inserted };
}

function rewriteTexts(
  model: DocumentModel,
  tr: Transaction,
  texts: readonly FormattedText[],
  ranges: Ranges,
): InsertedSegment[] {
  const before = model.findAll(texts.map(({ id }) => id));
  const next = before.map((one, at) => ({ ...one, formatted: texts[at]?.text ?? one.formatted }));
  const changed = next.filter((one, at) => one.formatted !== before[at]?.formatted);
  if (changed.length === 0) {
    return [];
  }
  const run = findRun(tr.doc, ranges, before);
  if (run !== null) {
    rewriteRun(tr, run, before, next);
    return changed;
  }
  // A single segment that was edited is merged word by word.
  const [one, other] = before;
  const [merged] = next;
  return one && merged && other === undefined && addMerge(tr, one, merged) ? changed : [];
}

function rewriteRun(
  tr: Transaction,
  run: SegmentRun,
  old: readonly InsertedSegment[],
  segments: readonly InsertedSegment[],
): void {
  const before = withOuterSpaces(tr.doc, run);
  const compose = (texts: readonly InsertedSegment[]) =>
    composeParts(texts.map(toFormattedText), before.left, before.right);
  const next = keepOwnSpaces(before.parts, compose(old), compose(segments));
  const range = { from: before.from, text: before.parts.map(({ text }) => text).join('') };
  const marks = new Map(
    segments.map(({ segment: { id, confirmed } }) => [id, createMarks(id, confirmed)]),
  );
  let offset = range.text.length;
  for (const [at, { text, owner }] of [...before.parts.entries()].toReversed()) {
    offset -= text.length;
    for (const change of diffWords(text, text, next[at]?.text ?? '').toReversed()) {
      const from = toPosition(range, offset + change.from);
      const to = toPosition(range, offset + change.to);
      tr.replace(from, to, createSlice(change.text, marks.get(owner ?? '')));
    }
  }
}

/** The new parts, with the outer spaces of the person: «۱» typed at «۲۰» makes «۱۲۰». */
function keepOwnSpaces(
  before: readonly RunPart[],
  composed: readonly RunPart[],
  next: readonly RunPart[],
): readonly RunPart[] {
  const last = before.length - 1;
  return next.map((part, at) => {
    const isOwn = (at === 0 || at === last) && before[at]?.text !== composed[at]?.text;
    return isOwn ? (before[at] ?? part) : part;
  });
}

/** A run with the spaces around it, and the text beyond them in the same paragraphs. */
function withOuterSpaces(
  doc: Node,
  { parts, from, to }: SegmentRun,
): SegmentRun & { left: string; right: string } {
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)];
  const before = $from.parent.textBetween(0, $from.parentOffset);
  const after = $to.parent.textBetween($to.parentOffset, $to.parent.content.size);
  const opening = before.endsWith(' ') ? ' ' : '';
  const closing = after.startsWith(' ') ? ' ' : '';
  return {
    parts: [{ text: opening, owner: null }, ...parts.slice(1, -1), { text: closing, owner: null }],
    from: from - opening.length,
    to: to + closing.length,
    left: before.slice(0, before.length - opening.length),
    right: after.slice(closing.length),
  };
}
