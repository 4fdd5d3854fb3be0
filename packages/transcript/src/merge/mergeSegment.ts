import { closeHistory } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import type { DocumentModel } from '../model/documentModel.ts';
import { createSlice } from '../model/paragraphs.ts';
import { createMarks, schema } from '../model/schema.ts';
import type { InsertedSegment } from '../segments/segment.ts';
import { findRange, toPosition } from '../segments/segmentRanges.ts';
import { diffWords } from './diffWords.ts';

/** Replaces the text of a segment by a newer version, except for the words that the person edited. */
export function mergeSegment(
  model: DocumentModel,
  before: InsertedSegment,
  next: InsertedSegment,
): void {
  const { segment } = next;
  if (segment.confirmed) {
    model.applyWithoutUndo(confirmText(model.state, segment.id));
  }
  const { state } = model;
  const change = createMerge(state, before, next);
  if (change === null) {
    model.apply(state.tr, [{ segment, formatted: before.formatted }]);
    return;
  }
  if (model.undoGroupId === segment.id) {
    change.setMeta('appendedTransaction', state.tr);
  } else {
    closeHistory(change);
    model.undoGroupId = segment.id;
  }
  model.apply(change, [next]);
}

function createMerge(
  { tr, selection }: EditorState,
  before: InsertedSegment,
  next: InsertedSegment,
): Transaction | null {
  if (!addMerge(tr, before, next)) {
    return null;
  }
  keepSelection(tr, selection);
  return tr;
}

/** Changes a segment's text from one formatted text to the next; false where nothing of it exists or changes. */
export function addMerge(
  tr: Transaction,
  before: InsertedSegment,
  { segment: { id, confirmed }, formatted }: InsertedSegment,
): boolean {
  const range = findRange(tr.doc, id);
  if (range === null) {
    return false;
  }
  const marks = createMarks(id, confirmed);
  const changes = diffWords(before.formatted, range.text, formatted);
  for (const change of changes.toReversed()) {
    const [from, to] = [toPosition(range, change.from), toPosition(range, change.to)];
    tr.replace(from, to, createSlice(change.text, marks));
  }
  return changes.length > 0;
}

/** Removes the `unconfirmed` mark of a segment. */
export function confirmText({ doc, tr }: EditorState, id: string): Transaction | null {
  const range = findRange(doc, id);
  if (range === null) {
    return null;
  }
  tr.removeMark(range.from, range.to, schema.marks.unconfirmed);
  return tr.docChanged ? tr : null;
}

/**
 * Maps the selection so that inserted text is neither inside it, where the next
 * key would delete it, nor inside the word that the person is typing.
 */
export function keepSelection(tr: Transaction, selection: Selection): void {
  const { doc } = tr;
  const [from, to] = [
    selection.$from.parent.isTextblock
      ? selection.from
      : Selection.atStart(selection.$from.doc).from,
    selection.$to.parent.isTextblock ? selection.to : Selection.atEnd(selection.$to.doc).to,
  ];
  if (selection.empty) {
    const side = endsWithTypedWord(selection.$from.nodeBefore) ? -1 : 1;
    tr.setSelection(TextSelection.create(doc, tr.mapping.map(from, side)));
    return;
  }
  const [start, end] = [tr.mapping.map(from, 1), tr.mapping.map(to, -1)];
  const isForward = selection.anchor <= selection.head;
  tr.setSelection(
    start >= end
      ? TextSelection.create(doc, start)
      : TextSelection.create(doc, isForward ? start : end, isForward ? end : start),
  );
}

function endsWithTypedWord(nodeBefore: Node | null): boolean {
  return (
    nodeBefore !== null && nodeBefore.marks.length === 0 && !/\s$/u.test(nodeBefore.text ?? '')
  );
}
