import type { EditorState, Transaction } from 'prosemirror-state';
import type { InsertedSegment } from '../segments/segment.ts';
import type { Range } from '../segments/segmentRanges.ts';
import type { InsertionPoint } from './insertionPoint.ts';
import type { TranscriptDocument } from './transcriptDocument.ts';

/** What the view of a document needs besides its public methods. */
export interface DocumentInternals {
  state: () => EditorState;
  interim: () => string | null;
  /** Where the interim text is shown. */
  interimPoint: () => InsertionPoint;
  dispatch: (transaction: Transaction) => void;
  /** Applies a change together with the segments that it inserts or replaces. */
  dispatchSegments: (transaction: Transaction, inserted: readonly InsertedSegment[]) => void;
  /** Moves the selected text to a position, as plain text and as one undo step; `insertRest` moves what follows the first part. */
  moveSelection: (to: number) => void;
  /** Replaces inserted segments whose text stays; it is no change of the document. */
  replaceSegments: (inserted: readonly InsertedSegment[]) => void;
  /** Defers arriving segments until the returned function is called. */
  hold: () => () => void;
  /** Tells the document which positions a person sees; null while it is not shown. */
  provideSight: (read: (() => Range | null) | null) => void;
  /** Calls before a change that is not typed. Returns the unsubscribe function. */
  beforeChange: (listener: () => void) => () => void;
}

const internalsByDocument = new WeakMap<TranscriptDocument, DocumentInternals>();

/** @throws TypeError for a document that `createTranscriptDocument` has not created. */
export function getInternals(document: TranscriptDocument): DocumentInternals {
  const internals = internalsByDocument.get(document);
  if (internals === undefined) {
    throw new TypeError('Only a document of createTranscriptDocument has internals.');
  }
  return internals;
}

/** Registers the internals that `getInternals` returns. */
export function setInternals(document: TranscriptDocument, internals: DocumentInternals): void {
  internalsByDocument.set(document, internals);
}
