import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import type { DocumentModel } from '../model/documentModel.ts';
import { createSlice } from '../model/paragraphs.ts';
import { createMarks } from '../model/schema.ts';
import type { FormattedText, InsertedSegment } from '../segments/segment.ts';
import { findRanges, toPosition } from '../segments/segmentRanges.ts';
import { diffWords } from './diffWords.ts';
import { createMerge, keepSelection } from './mergeSegment.ts';
import { composeParts, findRun, type SegmentRun, toFormattedText } from './segmentRuns.ts';

/** Replaces the formatted text of unedited runs; undo does not revert it. */
export function rewriteSegments(
  model: DocumentModel,
  runs: readonly (readonly FormattedText[])[],
): void {
  for (const texts of runs) {
    const { change, inserted } = planRewrite(model, texts);
    model.apply((change ?? model.state.tr).setMeta('addToHistory', false), inserted);
  }
}

/** The change of the document for new formatted texts, and the segments as they are after it. */
export function planRewrite(
  model: DocumentModel,
  texts: readonly FormattedText[],
): { change: Transaction | null; inserted: InsertedSegment[] } {
  const { state } = model;
  const before = model.findAll(texts.map(({ id }) => id));
  const inserted = before.map((one, at) => ({
    ...one,
    formatted: texts[at]?.text ?? one.formatted,
  }));
  const run = findRun(state.doc, findRanges(state.doc), before);
  if (run !== null) {
    return { change: rewriteRun(state, run, inserted), inserted };
  }
  // A single segment that was edited is merged word by word.
  const [one, other] = before;
  const [next] = inserted;
  const change = one && next && other === undefined ? createMerge(state, one, next) : null;
  return { change, inserted: change === null ? [] : inserted };
}

function rewriteRun(
  { doc, tr, selection }: EditorState,
  run: SegmentRun,
  segments: readonly InsertedSegment[],
): Transaction | null {
  const before = withOuterSpaces(doc, run);
  const next = composeParts(segments.map(toFormattedText), before.left, before.right);
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
  keepSelection(tr, selection);
  return tr.docChanged ? tr : null;
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
