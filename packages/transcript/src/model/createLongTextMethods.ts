import { closeHistory } from 'prosemirror-history';
import type { Transaction } from 'prosemirror-state';
import type { DeferrableTasks } from './deferrableTasks.ts';
import type { DocumentInternals } from './documentInternals.ts';
import type { DocumentModel } from './documentModel.ts';
import { moveText, pasteText } from './edits.ts';
import { type LongTextRest, splitLongText } from './longText.ts';
import { toOneStep } from './oneStep.ts';
import { readText } from './paragraphs.ts';
import { cleanPastedText } from './pastedText.ts';
import type { TranscriptDocument } from './transcriptDocument.ts';

/** The methods that insert a text of any length, the first part of it at once. */
export function createLongTextMethods(
  model: DocumentModel,
  tasks: Pick<DeferrableTasks, 'prepare'>,
  rest: LongTextRest,
  dispatch: (transaction: Transaction) => void,
): Pick<TranscriptDocument, 'insertLongText' | 'insertRest'> &
  Pick<DocumentInternals, 'moveSelection'> {
  const insertRest = () => rest.insertNext(dispatch);

  const completeRest = () => {
    while (insertRest()) {
      // The text before is complete first.
    }
  };

  const insertParts = (text: string, insert: (first: string) => Transaction) => {
    const [first = '', ...others] = splitLongText(cleanPastedText(text));
    if (first !== '') {
      const change = insert(first);
      dispatch(others.length === 0 ? toOneStep(change) : closeHistory(change));
      rest.begin(others);
    }
  };

  return {
    insertLongText: (text) => {
      completeRest();
      insertParts(text, (first) => {
        tasks.prepare();
        return pasteText(model.state, first);
      });
    },
    insertRest,
    moveSelection: (to) => {
      const place = model.trackPosition(to);
      completeRest();
      const { doc, selection } = model.state;
      const text = readText(doc.cut(selection.from, selection.to));
      insertParts(text, (first) => moveText(model.state, first, place.position));
      model.forgetPosition(place);
    },
  };
}
