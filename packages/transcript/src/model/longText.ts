import { closeHistory } from 'prosemirror-history';
import type { Transaction } from 'prosemirror-state';
import type { DocumentModel, TrackedPosition } from './documentModel.ts';
import { createSlice } from './paragraphs.ts';
import { readParagraphSpeaker } from './schema.ts';

/** Characters of one part; a longer line is one part. */
const partLength = 24_000;

/** Splits a long text at its line breaks into parts that the page takes without a noticeable wait. */
export function splitLongText(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  while (text.length - start > partLength) {
    const last = text.lastIndexOf('\n', start + partLength - 1);
    const end = (last >= start ? last : text.indexOf('\n', start)) + 1;
    if (end === 0) {
      break;
    }
    parts.push(text.slice(start, end));
    start = end;
  }
  return [...parts, text.slice(start)].filter((part) => part !== '');
}

/** The parts of a pasted text that are not in the document yet, and their place. */
export class LongTextRest {
  readonly #model: DocumentModel;
  #parts: readonly string[] = [];
  #place: TrackedPosition | null = null;
  /** The document after the last part. */
  #doc: unknown = null;

  constructor(model: DocumentModel) {
    this.#model = model;
  }

  /** The parts follow the caret, which the first part has just moved. */
  begin(parts: readonly string[]): void {
    this.#parts = parts;
    this.#doc = this.#model.state.doc;
    this.#place = this.#model.trackPosition(this.#model.state.selection.to);
  }

  /** Inserts the next part. True when another one is left. */
  insertNext(dispatch: (transaction: Transaction) => void): boolean {
    const [place, [part, ...rest]] = [this.#place, this.#parts];
    if (place === null || part === undefined || !this.#model.isTracked(place)) {
      this.#parts = [];
      return false;
    }
    this.#parts = rest;
    const { tr } = this.#model.state;
    const speaker = readParagraphSpeaker(tr.doc.resolve(place.position).parent);
    tr.replace(place.position, place.position, createSlice(part, [], speaker));
    const end = tr.mapping.map(place.position, 1);
    if (this.#model.state.doc === this.#doc) {
      // All parts are one undo step, however long the page takes between them.
      tr.setMeta('appendedTransaction', this.#model.state.tr);
    } else {
      closeHistory(tr);
    }
    dispatch(rest.length === 0 ? tr.setTime(0) : tr);
    place.position = end;
    this.#doc = this.#model.state.doc;
    if (rest.length === 0) {
      this.#model.forgetPosition(place);
    }
    return rest.length > 0;
  }
}
