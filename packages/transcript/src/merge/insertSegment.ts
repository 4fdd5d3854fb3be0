import { Fragment, Slice } from 'prosemirror-model';
import { closeHistory } from 'prosemirror-history';
import type { EditorState, Transaction } from 'prosemirror-state';
import { ReplaceStep } from 'prosemirror-transform';
import type { DocumentModel } from '../model/documentModel.ts';
import { type Anchor, findInsertionPoint } from '../model/insertionPoint.ts';
import { createSlice } from '../model/paragraphs.ts';
import { createMarks, schema } from '../model/schema.ts';
import type { FormattedText, InsertedSegment } from '../segments/segment.ts';
import { findRange } from '../segments/segmentRanges.ts';
import { keepSelection, mergeSegment } from './mergeSegment.ts';
import { planRewrite } from './rewriteSegments.ts';
import { canContinue } from './segmentRuns.ts';

/**
 * Inserts a new segment, or merges a newer version of an unconfirmed one.
 * `earlier` are the segments whose formatted text changes with it. A late segment
 * is inserted before `followingId`. False when nothing changes.
 */
export function insertSegment(
  model: DocumentModel,
  arrived: InsertedSegment,
  earlier: readonly FormattedText[],
  followingId?: string,
): boolean {
  const { segment } = arrived;
  const before = model.find(segment.id);
  if (before === undefined) {
    insertNew(model, arrived, earlier, followingId);
    return true;
  }
  const isNewer = segment.confirmed || segment.text !== before.segment.text;
  if (before.segment.confirmed || !isNewer) {
    return false;
  }
  mergeSegment(model, before, arrived);
  return true;
}

// The new segment and the change of earlier ones are one undo step.
function insertNew(
  model: DocumentModel,
  arrived: InsertedSegment,
  earlier: readonly FormattedText[],
  followingId: string | undefined,
): void {
  const { segment } = arrived;
  model.releaseAnchor();
  const following =
    followingId === undefined ? null : findRange(model.state.doc, followingId)?.from;
  const joins =
    earlier.length > 0 &&
    canContinue(
      model,
      earlier.map(({ id }) => id),
    );
  if (joins) {
    const { change, inserted } = planRewrite(model, [earlier]);
    model.interim = null;
    model.apply(closeHistory(change ?? model.state.tr), inserted);
    const { state, anchor } = model;
    const transaction = createInsertion(state, anchor, arrived, false);
    model.apply(transaction.setMeta('appendedTransaction', state.tr), [arrived]);
  } else {
    // Where the earlier segments were edited, the raw text is inserted.
    const inserted = earlier.length === 0 ? arrived : { segment, formatted: segment.text };
    model.interim = null;
    const place = following ?? model.anchor;
    model.apply(closeHistory(createInsertion(model.state, place, inserted, true)), [inserted]);
  }
  model.undoGroupId = segment.id;
}

function createInsertion(
  { doc, tr, selection }: EditorState,
  anchor: Anchor,
  { segment, formatted }: InsertedSegment,
  mayOpenParagraph: boolean,
): Transaction {
  const point = findInsertionPoint(doc, anchor, formatted, mayOpenParagraph);
  const text = createSlice(formatted, createMarks(segment.id, segment.confirmed));
  const slice = point.opensParagraph
    ? toNewParagraph(text)
    : withSeparators(point.before, text, point.after);
  if (slice.size > 0) {
    tr.step(new ReplaceStep(point.position, point.position, slice));
    keepSelection(tr, selection);
  }
  return tr;
}

function withSeparators(
  before: string,
  { content, openStart, openEnd }: Slice,
  after: string,
): Slice {
  const [left, right] = [createSlice(before).content, createSlice(after).content];
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

function toNewParagraph({ content, openStart }: Slice): Slice {
  const { paragraph } = schema.nodes;
  const paragraphs = openStart > 0 ? content : Fragment.from(paragraph.create(null, content));
  return new Slice(Fragment.from(paragraph.create()).append(paragraphs), 1, 1);
}
