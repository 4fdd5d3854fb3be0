import { TextSelection } from 'prosemirror-state';
import { getInternals } from '../model/documentInternals.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { Range } from '../segments/segmentRanges.ts';
import type { TextHit } from './findHits.ts';

/** Selects a hit where the text still has it. */
export function selectHit(document: TranscriptDocument, { from, to, text }: TextHit): void {
  const { state, dispatch } = getInternals(document);
  const { doc, tr } = state();
  if (to <= doc.content.size && doc.textBetween(from, to, '\n') === text) {
    dispatch(tr.setSelection(TextSelection.create(doc, from, to)));
  }
}

/** Selects the text between two positions, as far as it is there. */
export function selectRange(document: TranscriptDocument, { from, to }: Readonly<Range>): void {
  const { state, dispatch } = getInternals(document);
  const { doc, tr } = state();
  const [start, end] = [from, to].map((place) => doc.resolve(Math.min(place, doc.content.size)));
  if (start !== undefined && end !== undefined) {
    dispatch(tr.setSelection(TextSelection.between(start, end)));
  }
}

/** Puts the caret at a position, which is in a paragraph. */
export function moveCaret(document: TranscriptDocument, position: number): void {
  const { state, dispatch } = getInternals(document);
  const { doc, tr } = state();
  const place = Math.min(position, doc.content.size);
  dispatch(tr.setSelection(TextSelection.near(doc.resolve(place))));
}

/** The selected text where it is in one paragraph and has at most `longest` characters; null otherwise. */
export function readSelectedWords(document: TranscriptDocument, longest: number): string | null {
  const { doc, selection } = getInternals(document).state();
  const text = doc.textBetween(selection.from, selection.to, '\n').trim();
  return text === '' || text.includes('\n') || text.length > longest ? null : text;
}

/** The selected words, or the word at the caret; null where there is none, or more than `longest` characters. */
export function readWordHere(document: TranscriptDocument, longest: number): string | null {
  const { selection } = getInternals(document).state();
  if (!selection.empty) {
    return selection.to - selection.from > longest * 2
      ? null
      : readSelectedWords(document, longest);
  }
  const { parent, parentOffset } = selection.$from;
  const text = parent.textContent;
  const before = /\S*$/u.exec(text.slice(0, parentOffset))?.[0] ?? '';
  const after = /^\S*/u.exec(text.slice(parentOffset))?.[0] ?? '';
  const word = (before + after).replaceAll(/^\p{P}+|\p{P}+$/gu, '');
  return word === '' || word.length > longest ? null : word;
}

/** The position of the caret. */
export function readCaret(document: TranscriptDocument): number {
  return readSelection(document).from;
}

/** The selected positions, the lower one first; both are the caret where nothing is selected. */
export function readSelection(document: TranscriptDocument): Range {
  const { from, to } = getInternals(document).state().selection;
  return { from, to };
}

/** Calls after each change of the text, its marks or speakers. Returns the unsubscribe function. */
export function watchContent(document: TranscriptDocument, listener: () => void): () => void {
  const { state } = getInternals(document);
  let { doc } = state();
  return document.subscribe(() => {
    const isChanged = state().doc !== doc;
    ({ doc } = state());
    if (isChanged) {
      listener();
    }
  });
}
