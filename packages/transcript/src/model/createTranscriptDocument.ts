import { redoDepth, undoDepth } from 'prosemirror-history';
import type { Transaction } from 'prosemirror-state';
import { countWords } from '@nevisa/writing';
import { insertSegment } from '../merge/insertSegment.ts';
import { rewriteSegments } from '../merge/rewriteSegments.ts';
import { canContinue, findRuns } from '../merge/segmentRuns.ts';
import type { NewSegment, Segment } from '../segments/segment.ts';
import { listDocumentSegments } from '../segments/segmentRanges.ts';
import type { SegmentStore } from '../segments/segmentStore.ts';
import { createLongTextMethods } from './createLongTextMethods.ts';
import { createDeferrableTasks } from './deferrableTasks.ts';
import { type DocumentInternals, setInternals } from './documentInternals.ts';
import { DocumentModel, type ModelOptions } from './documentModel.ts';
import { deleteLastWords, replaceSelection, replaceTexts, selectLastSentence } from './edits.ts';
import { findInsertionPoint, makePreview } from './insertionPoint.ts';
import { LongTextRest } from './longText.ts';
import type { TranscriptDocument } from './transcriptDocument.ts';
import { runHistoryCommand } from './undo.ts';

/**
 * Creates a document, or restores it from its entries.
 *
 * @throws UnreadableEntryError for an entry that cannot be read.
 */
export function createTranscriptDocument(options: ModelOptions = {}): TranscriptDocument {
  const model = new DocumentModel(options);
  const tasks = createDeferrableTasks();
  const { notify, subscribe, batch } = createListeners();

  /** Applies an edit of the person. False when there is nothing to change. */
  const dispatch = (transaction: Transaction | null) => {
    if (transaction !== null) {
      model.applyEdit(transaction);
      notify();
    }
    return transaction !== null;
  };

  const notifyIf = (changed: boolean) => {
    if (changed) {
      notify();
    }
    return changed;
  };

  const rest = new LongTextRest(model);
  const { moveSelection, ...longText } = createLongTextMethods(model, tasks, rest, dispatch);
  const document: TranscriptDocument = {
    recognised: model.segments,
    ...createSegmentMethods(model, tasks, notify),
    ...createRewriteMethods(model, tasks, notify),
    batch,
    showInterim: (text) => {
      const next = text === '' ? null : text;
      if (next === model.interim && !tasks.isHeld()) {
        return;
      }
      tasks.run(() => {
        const changed = next !== model.interim;
        model.interim = next;
        notifyIf(changed);
      });
    },
    moveAnchor: (to = 'caret') => {
      model.moveAnchor(to);
      notify();
    },
    ...createEditMethods(model, tasks, dispatch),
    ...longText,
    ...createHistoryMethods(model, rest, dispatch, notifyIf),
    clear: () => {
      model.clear();
      notify();
    },
    ...createReadMethods(model),
    subscribe,
  };

  setInternals(document, { ...createInternals(model, tasks, dispatch, notify), moveSelection });
  return document;
}

function createInternals(
  model: DocumentModel,
  tasks: ReturnType<typeof createDeferrableTasks>,
  dispatch: (transaction: Transaction) => void,
  notify: () => void,
): Omit<DocumentInternals, 'moveSelection'> {
  return {
    state: () => model.state,
    interim: () => model.interim,
    interimPoint: () => findInsertionPoint(model.state.doc, model.freeAnchor, model.interim ?? ''),
    dispatch,
    dispatchSegments: (transaction, inserted) => {
      model.undoGroupId = null;
      model.apply(transaction, inserted);
      notify();
    },
    replaceSegments: (inserted) => {
      model.replaceSegments(inserted);
      notify();
    },
    beforeChange: tasks.beforeChange,
    hold: tasks.hold,
    provideSight: (read) => {
      model.readSight = read;
    },
  };
}

function createListeners() {
  const listeners = new Set<() => void>();
  let batches = 0;
  let isLate = false;
  const notify = () => {
    isLate = batches > 0;
    if (!isLate) {
      listeners.forEach((listener) => listener());
    }
  };
  return {
    notify,
    batch: (task: () => void) => {
      batches += 1;
      try {
        task();
      } finally {
        batches -= 1;
        if (isLate && batches === 0) {
          notify();
        }
      }
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function createSegmentMethods(
  model: DocumentModel,
  tasks: ReturnType<typeof createDeferrableTasks>,
  notify: () => void,
): Pick<TranscriptDocument, 'insertSegment' | 'findSegment' | 'canContinue'> {
  return {
    insertSegment: (arrived, earlier = [], followingId) => {
      const segment = storeSegment(model.segments, arrived);
      const formatted = arrived.formatted ?? arrived.text;
      tasks.run(() => {
        if (insertSegment(model, { segment, formatted }, earlier, followingId)) {
          notify();
        }
      });
    },
    findSegment: (id) => model.find(id) ?? null,
    canContinue: (ids) => {
      // A caret that the browser has not reported yet, or a deferred segment, may separate them.
      tasks.prepare();
      return !tasks.isHeld() && canContinue(model, ids);
    },
  };
}

function createRewriteMethods(
  model: DocumentModel,
  tasks: ReturnType<typeof createDeferrableTasks>,
  notify: () => void,
): Pick<TranscriptDocument, 'rewriteSegments' | 'findRuns' | 'whenFree' | 'isHeld'> {
  return {
    rewriteSegments: (runs) =>
      tasks.run(() => {
        if (rewriteSegments(model, runs)) {
          notify();
        }
      }),
    findRuns: (ids, isJoined) =>
      findRuns(model, ids, { ...(isJoined && { isJoined }), sight: model.readSight?.() ?? null }),
    whenFree: tasks.run,
    isHeld: tasks.isHeld,
  };
}

function createEditMethods(
  model: DocumentModel,
  tasks: ReturnType<typeof createDeferrableTasks>,
  dispatch: (transaction: Transaction | null) => boolean,
): Pick<TranscriptDocument, 'insertText' | 'replace' | 'deleteLast' | 'selectLast'> {
  return {
    insertText: (text) => {
      tasks.prepare();
      dispatch(replaceSelection(model.state, text));
    },
    replace: (changes) => {
      dispatch(replaceTexts(model.state, changes));
    },
    deleteLast: (what) =>
      dispatch(deleteLastWords(model.state, model.anchor, what, (id) => model.find(id))),
    selectLast: () => dispatch(selectLastSentence(model.state, model.anchor)),
  };
}

function createHistoryMethods(
  model: DocumentModel,
  rest: LongTextRest,
  dispatch: (transaction: Transaction) => void,
  notifyIf: (changed: boolean) => boolean,
): Pick<TranscriptDocument, 'undo' | 'redo' | 'canUndo' | 'canRedo'> {
  return {
    undo: () => {
      while (rest.insertNext(dispatch)) {
        // A paste is one undo step with all of its parts.
      }
      return notifyIf(runHistoryCommand(model, 'undo'));
    },
    redo: () => notifyIf(runHistoryCommand(model, 'redo')),
    canUndo: () => undoDepth(model.state) > 0,
    canRedo: () => redoDepth(model.state) > 0,
  };
}

function createReadMethods(
  model: DocumentModel,
): Pick<TranscriptDocument, 'text' | 'wordCount' | 'isEmpty' | 'segments' | 'snapshot'> {
  return {
    text: (options) => {
      const { interim, state, freeAnchor } = model;
      return options?.interim === true && interim !== null
        ? makePreview(state.doc, freeAnchor, interim)
        : model.text();
    },
    wordCount: (options) =>
      model.facts.words + (options?.interim === true ? countWords(model.interim ?? '') : 0),
    isEmpty: () => model.facts.isEmpty,
    segments: () => listDocumentSegments(model.state.doc, (id) => model.find(id)),
    snapshot: () => model.snapshot(),
  };
}

/** The stored version of an arriving segment; a confirmed one is never replaced. */
function storeSegment(
  segments: SegmentStore,
  { id, text, confirmed, start, end, words }: NewSegment,
): Segment {
  const stored = segments.get(id);
  if (stored?.confirmed === true || (stored?.text === text && stored.confirmed === confirmed)) {
    return stored;
  }
  const segment = {
    id,
    text,
    confirmed,
    start: start ?? stored?.start ?? null,
    end: end ?? stored?.end ?? null,
    words: words ?? [],
  };
  segments.set(segment);
  return segment;
}
