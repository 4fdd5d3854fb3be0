import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, Transaction } from 'prosemirror-state';
import { createArrivals } from './arrivals.ts';
import { giveInside } from './documentInside.ts';
import { inserted, lastDeleted, lastSelected, replaced } from './edits.ts';
import { isContinued, rewriteKnown, stretchesAmong } from './knownSegments.ts';
import { Manuscript } from './manuscript.ts';
import { wordsOf } from './paragraphs.ts';
import { placeOf, textWith } from './place.ts';
import { savedSegments } from './segments.ts';
import { settleSegment } from './settleSegment.ts';
import { takeStep } from './takeStep.ts';
import type { TranscriptDocument, TranscriptDocumentOptions } from './transcriptDocument.ts';

/**
 * Creates a document, or makes one again from its entries.
 *
 * @throws UnreadableEntryError where an entry cannot be read.
 */
export function createTranscriptDocument(
  options: TranscriptDocumentOptions = {},
): TranscriptDocument {
  const manuscript = new Manuscript(options);
  const { arrive, prepare, isHeld, hold, beforeChange } = createArrivals();
  const listeners = new Set<() => void>();

  const changed = () => {
    for (const listener of listeners) {
      listener();
    }
  };

  const dispatch = (transaction: Transaction) => {
    manuscript.applyOfPerson(transaction);
    changed();
  };

  const dispatched = (transaction: Transaction | null) => {
    if (transaction !== null) {
      dispatch(transaction);
    }
    return transaction !== null;
  };

  const step = (command: Command) => {
    const done = takeStep(manuscript, command);
    if (done) {
      changed();
    }
    return done;
  };

  const document: TranscriptDocument = {
    settle: (segment, earlier = []) =>
      arrive(() => {
        if (settleSegment(manuscript, segment, earlier)) {
          changed();
        }
      }),
    rewrite: (stretches) =>
      arrive(() => {
        rewriteKnown(manuscript, stretches);
        changed();
      }),
    stretches: (ids) => stretchesAmong(manuscript, ids),
    known: (id) => manuscript.known.get(id) ?? null,
    isContinued: (ids) => {
      // What the browser has not told yet, or what waits for a composition to end, may fall between.
      prepare();
      return !isHeld() && isContinued(manuscript, ids);
    },
    showInterim: (text) =>
      arrive(() => {
        const next = text === '' ? null : text;
        if (next !== manuscript.interim) {
          manuscript.interim = next;
          changed();
        }
      }),
    moveAnchor: (to = 'caret') => {
      manuscript.moveAnchor(to);
      changed();
    },
    insertText: (text) => {
      prepare();
      dispatch(inserted(manuscript.state, text));
    },
    replace: (changes) => {
      dispatched(replaced(manuscript.state, changes));
    },
    deleteLast: (what) => dispatched(lastDeleted(manuscript.state, manuscript.anchor, what)),
    selectLast: () => dispatched(lastSelected(manuscript.state, manuscript.anchor)),
    undo: () => step(undo),
    redo: () => step(redo),
    canUndo: () => undoDepth(manuscript.state) > 0,
    canRedo: () => redoDepth(manuscript.state) > 0,
    clear: () => {
      manuscript.clear();
      changed();
    },
    text: (options) => {
      const { interim, state, freeAnchor } = manuscript;
      return options?.interim === true && interim !== null
        ? textWith(state.doc, freeAnchor, interim)
        : manuscript.text();
    },
    wordCount: () =>
      manuscript.state.doc.children.reduce((words, paragraph) => words + wordsOf(paragraph), 0),
    isEmpty: () => manuscript.text().trim() === '',
    segments: () => savedSegments(manuscript.state.doc, manuscript.known),
    snapshot: () => manuscript.snapshot(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };

  giveInside(document, {
    state: () => manuscript.state,
    interim: () => manuscript.interim,
    interimPlace: () =>
      placeOf(manuscript.state.doc, manuscript.freeAnchor, manuscript.interim ?? ''),
    dispatch,
    beforeChange,
    hold,
  });
  return document;
}
