import { closeHistory } from 'prosemirror-history';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { toPosition } from '../segments/segmentRanges.ts';
import { type Anchor, resolveAnchor } from './insertionPoint.ts';
import { findLastWords, type LastWords } from './lastWords.ts';
import { createSlice, readText } from './paragraphs.ts';
import type { TextChange } from './transcriptDocument.ts';

/** Replaces the selection by plain text. */
export function replaceSelection({ doc, tr, selection }: EditorState, text: string): Transaction {
  const slice = createSlice(text);
  const [from, to] = [resolveAnchor(doc, selection.from), resolveAnchor(doc, selection.to)];
  return slice.openStart === 0
    ? tr.insertText(text, from, to).scrollIntoView()
    : tr.replace(from, to, slice).scrollIntoView();
}

/** Makes those changes whose `before` is still at its place, as one undo step. */
export function replaceTexts(
  { doc, tr }: EditorState,
  changes: readonly TextChange[],
): Transaction | null {
  const range = { from: 1, text: readText(doc) };
  for (const { from, to, before, after } of changes.toSorted((a, b) => b.from - a.from)) {
    if (range.text.slice(from, to) === before) {
      tr.insertText(after, toPosition(range, from), toPosition(range, to));
    }
  }
  return tr.docChanged ? closeHistory(tr) : null;
}

/** Deletes the last phrase or sentence before the anchor, with the space before it. */
export function deleteLastWords(
  { doc, tr }: EditorState,
  anchor: Anchor,
  what: LastWords,
): Transaction | null {
  const range = findLastWords(doc, resolveAnchor(doc, anchor), what);
  if (range === null) {
    return null;
  }
  const hasSpaceBefore = doc.resolve(range.from).nodeBefore?.text?.endsWith(' ') === true;
  return closeHistory(tr.delete(hasSpaceBefore ? range.from - 1 : range.from, range.to));
}

/** Selects the last sentence before the anchor. */
export function selectLastSentence({ doc, tr }: EditorState, anchor: Anchor): Transaction | null {
  const range = findLastWords(doc, resolveAnchor(doc, anchor), 'sentence');
  return range === null
    ? null
    : tr.setSelection(TextSelection.create(doc, range.from, range.to)).scrollIntoView();
}
