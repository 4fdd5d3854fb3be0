import { redo, undo } from 'prosemirror-history';
import { confirmText } from '../merge/mergeSegment.ts';
import { findUnconfirmedIds } from '../segments/segmentRanges.ts';
import type { DocumentModel } from './documentModel.ts';

/** Runs `undo` or `redo`. False when there is no step. */
export function runHistoryCommand(model: DocumentModel, command: 'undo' | 'redo'): boolean {
  const run = command === 'undo' ? undo : redo;
  const done = run(model.state, (transaction) => model.apply(transaction, [], command));
  if (done) {
    model.undoGroupId = null;
    confirmRestoredText(model);
  }
  return done;
}

// Restored text carries the `unconfirmed` mark that it was deleted with.
function confirmRestoredText(model: DocumentModel): void {
  for (const id of findUnconfirmedIds(model.state.doc)) {
    if (model.find(id)?.segment.confirmed === true) {
      model.applyWithoutUndo(confirmText(model.state, id));
    }
  }
}
