import { closeHistory } from 'prosemirror-history';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import type { InsertedSegment } from '../segments/segment.ts';
import { toPosition } from '../segments/segmentRanges.ts';
import { type Anchor, resolveAnchor } from './insertionPoint.ts';
import { findLastWords, type LastWords } from './lastWords.ts';
import { createSlice, readText } from './paragraphs.ts';
import { readParagraphSpeaker } from './schema.ts';
import type { TextChange } from './transcriptDocument.ts';
import { findTypedWords } from './typedWords.ts';

/** Replaces the selection by plain text. */
export function replaceSelection({ doc, tr, selection }: EditorState, text: string): Transaction {
  const [from, to] = [resolveAnchor(doc, selection.from), resolveAnchor(doc, selection.to)];
  const slice = createSlice(text, [], readParagraphSpeaker(doc.resolve(from).parent));
  return slice.openStart === 0
    ? tr.insertText(text, from, to).scrollIntoView()
    : tr.replace(from, to, slice).scrollIntoView();
}

/** Replaces the selection by text of another program, which belongs to no segment. */
export function pasteText(
  { doc, tr, selection }: Pick<EditorState, 'doc' | 'tr' | 'selection'>,
  text: string,
): Transaction {
  const [from, to] = [resolveAnchor(doc, selection.from), resolveAnchor(doc, selection.to)];
  const speaker = readParagraphSpeaker(doc.resolve(from).parent);
  return tr.replace(from, to, createSlice(text, [], speaker)).scrollIntoView();
}

/** Moves the selection to a position, as plain text. */
export function moveText({ tr }: EditorState, text: string, to: number): Transaction {
  tr.deleteSelection();
  const { doc } = tr;
  const place = resolveAnchor(doc, tr.mapping.map(to));
  tr.setSelection(TextSelection.create(doc, place));
  return pasteText({ doc, tr, selection: tr.selection }, text);
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

/**
 * Deletes the last phrase or sentence before the anchor, with the space before it,
 * except for the words that the person typed. Null where it has no other words.
 */
export function deleteLastWords(
  { doc, tr }: EditorState,
  anchor: Anchor,
  what: LastWords,
  find: (id: string) => InsertedSegment | undefined,
): Transaction | null {
  const range = findLastWords(doc, resolveAnchor(doc, anchor), what);
  if (range === null) {
    return null;
  }
  const typed = findTypedWords(doc, range, find);
  if (typed.length === 0) {
    const hasSpaceBefore = doc.resolve(range.from).nodeBefore?.text?.endsWith(' ') === true;
    return closeHistory(tr.delete(hasSpaceBefore ? range.from - 1 : range.from, range.to));
  }
  const gaps = [...typed, { from: range.to, to: range.to }].map(({ from }, at) => ({
    from: typed[at - 1]?.to ?? range.from,
    to: from,
  }));
  for (const [at, { from, to }] of [...gaps.entries()].toReversed()) {
    const isBetween = at > 0 && at < typed.length;
    const text = doc.textBetween(from, to, '\n');
    // Typed words with nothing but a space between them stay as they are.
    if (text.trim() !== '' || (!isBetween && text !== '')) {
      tr.replace(from, to, createSlice(isBetween && /\s/u.test(text) ? ' ' : ''));
    }
  }
  return tr.docChanged ? closeHistory(tr) : null;
}

/** Selects the last sentence before the anchor. */
export function selectLastSentence({ doc, tr }: EditorState, anchor: Anchor): Transaction | null {
  const range = findLastWords(doc, resolveAnchor(doc, anchor), 'sentence');
  return range === null
    ? null
    : tr.setSelection(TextSelection.create(doc, range.from, range.to)).scrollIntoView();
}
