import { closeHistory } from 'prosemirror-history';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { type LastWords, lastWordsOf, withSpaceBefore } from './lastWords.ts';
import { sliceOf, textOf } from './paragraphs.ts';
import { type Anchor, positionOf } from './place.ts';
import { positionIn } from './segments.ts';
import type { TextChange } from './transcriptDocument.ts';

/** Writes plain text in place of the selection. */
export function inserted({ doc, tr, selection }: EditorState, text: string): Transaction {
  const slice = sliceOf(text);
  const [from, to] = [positionOf(doc, selection.from), positionOf(doc, selection.to)];
  return slice.openStart === 0
    ? tr.insertText(text, from, to).scrollIntoView()
    : tr.replace(from, to, slice).scrollIntoView();
}

/** Writes other words where those of `before` still stand, as one step. */
export function replaced(
  { doc, tr }: EditorState,
  changes: readonly TextChange[],
): Transaction | null {
  const place = { from: 1, text: textOf(doc) };
  for (const { from, to, before, after } of changes.toSorted((a, b) => b.from - a.from)) {
    if (place.text.slice(from, to) === before) {
      tr.insertText(after, positionIn(place, from), positionIn(place, to));
    }
  }
  return tr.docChanged ? closeHistory(tr) : null;
}

/** Takes away what was said last before the anchor, with the space before it. */
export function lastDeleted(
  { doc, tr }: EditorState,
  anchor: Anchor,
  what: LastWords,
): Transaction | null {
  const range = lastWordsOf(doc, positionOf(doc, anchor), what);
  if (range === null) {
    return null;
  }
  const { from, to } = withSpaceBefore(doc, range);
  return closeHistory(tr.delete(from, to));
}

/** Selects the sentence before the anchor. */
export function lastSelected({ doc, tr }: EditorState, anchor: Anchor): Transaction | null {
  const range = lastWordsOf(doc, positionOf(doc, anchor), 'sentence');
  return range === null
    ? null
    : tr.setSelection(TextSelection.create(doc, range.from, range.to)).scrollIntoView();
}
