import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { ReplaceStep } from 'prosemirror-transform';
import { sliceOf } from './paragraphs.ts';
import { type Anchor, placeOf } from './place.ts';
import { marksOf, schema } from './schema.ts';
import { type KnownSegment, positionIn, rangeOf } from './segments.ts';
import { rewordingsOf } from './wording.ts';

/** Puts a new segment where dictation falls, as one step: undone, it leaves nothing behind. */
export function settled(
  state: EditorState,
  anchor: Anchor,
  segment: KnownSegment,
  { opens: mayOpen } = { opens: true },
): Transaction {
  const { doc, tr } = state;
  const { position, opens, before, after } = placeOf(doc, anchor, segment.shown, mayOpen);
  const sentence = sliceOf(segment.shown, marksOf(segment.id, segment.confirmed));
  const slice = opens ? inOwnParagraph(sentence) : spaced(before, sentence, after);
  if (slice.size > 0) {
    tr.step(new ReplaceStep(position, position, slice));
    keepSelection(tr, state.selection);
  }
  return tr;
}

/**
 * Brings what stands of a segment from what was written for it, `before`, to
 * what is written now, as far as the person has not touched it. What was
 * deleted or undone stays away.
 */
export function reworded(
  state: EditorState,
  before: string,
  { id, shown, confirmed: isConfirmed }: KnownSegment,
): Transaction | null {
  const range = rangeOf(state.doc, id);
  if (range === null) {
    return null;
  }
  const { tr } = state;
  const marks = marksOf(id, isConfirmed);
  for (const { from, to, text } of rewordingsOf(before, range.text, shown).toReversed()) {
    tr.replace(positionIn(range, from), positionIn(range, to), sliceOf(text, marks));
  }
  keepSelection(tr, state.selection);
  return tr.docChanged ? tr : null;
}

/** Takes the sign of doubt from a segment, wherever its text stands now. */
export function confirmed(state: EditorState, id: string): Transaction | null {
  const range = rangeOf(state.doc, id);
  if (range === null) {
    return null;
  }
  const tr = state.tr.removeMark(range.from, range.to, schema.marks.unconfirmed);
  return tr.docChanged ? tr : null;
}

/**
 * What arrives never falls into a selection, where the next key would delete it,
 * nor between the letters of a word that the person is typing.
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
    const side = isWritten(selection.$from.nodeBefore) ? -1 : 1;
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

/** The person is writing a word here. */
function isWritten(nodeBefore: Node | null): boolean {
  return (
    nodeBefore !== null && nodeBefore.marks.length === 0 && !/\s$/u.test(nodeBefore.text ?? '')
  );
}

function spaced(before: string, sentence: Slice, after: string): Slice {
  const [left, right] = [sliceOf(before).content, sliceOf(after).content];
  const { content, openStart, openEnd } = sentence;
  const { firstChild, lastChild, childCount } = content;
  if (openStart === 0 || firstChild === null || lastChild === null) {
    return new Slice(left.append(content).append(right), 0, 0);
  }
  const first = firstChild.copy(left.append(firstChild.content));
  const last = lastChild.copy(lastChild.content.append(right));
  return new Slice(
    content.replaceChild(0, first).replaceChild(childCount - 1, last),
    openStart,
    openEnd,
  );
}

function inOwnParagraph(sentence: Slice): Slice {
  const { paragraph } = schema.nodes;
  const paragraphs =
    sentence.openStart > 0
      ? sentence.content
      : Fragment.from(paragraph.create(null, sentence.content));
  return new Slice(Fragment.from(paragraph.create()).append(paragraphs), 1, 1);
}
