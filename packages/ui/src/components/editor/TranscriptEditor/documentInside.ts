import type { EditorState, Transaction } from 'prosemirror-state';
import type { Place } from './place.ts';
import type { TranscriptDocument } from './transcriptDocument.ts';

/** What the view of a document needs besides. */
export interface DocumentInside {
  state: () => EditorState;
  interim: () => string | null;
  /** Where the interim words stand now. */
  interimPlace: () => Place;
  dispatch: (transaction: Transaction) => void;
  /** What arrives waits until the returned function is called: a composition must not be disturbed. */
  hold: () => () => void;
  /** Calls before anything but a key changes the text. Gives back how to stop. */
  beforeChange: (listener: () => void) => () => void;
}

const insides = new WeakMap<TranscriptDocument, DocumentInside>();

/** @throws TypeError for a document that `createTranscriptDocument` has not made. */
export function insideOf(document: TranscriptDocument): DocumentInside {
  const inside = insides.get(document);
  if (inside === undefined) {
    throw new TypeError('Only what createTranscriptDocument makes can be shown.');
  }
  return inside;
}

/** Gives a document what `insideOf` tells of it. */
export function giveInside(document: TranscriptDocument, inside: DocumentInside): void {
  insides.set(document, inside);
}
