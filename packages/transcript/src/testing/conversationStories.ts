import fc from 'fast-check';
import { TextSelection } from 'prosemirror-state';
import type { SavedSegment } from '../segments/savedSegment.ts';
import { getInternals } from '../model/documentInternals.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';

/** A segment whose words last one second each. */
export function makeSaid(segment_id: string, text: string, start: number): SavedSegment {
  const words = text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word, at) => ({ word, start: start + at, end: start + at + 1, conf: 0.9 }));
  const end = start + words.length;
  return { segment_id, text, start, end, words, speaker: 'sara', is_edited: false };
}

export const makeTyped = (segment_id: string, text: string): SavedSegment => ({
  ...makeSaid(segment_id, '', 0),
  text,
  start: null,
  end: null,
  speaker: null,
  is_edited: true,
});

/** Presses a key of the editor at a character of the text. */
export function press(document: TranscriptDocument, key: 'Enter' | 'Backspace', at: number): void {
  const { state, dispatch } = getInternals(document);
  const lines = document.text().slice(0, at).match(/\n/gu)?.length ?? 0;
  const position = 1 + at + lines;
  const { tr } = state();
  dispatch(key === 'Enter' ? tr.split(position) : tr.join(position - 1));
}

/** A conversation of two spoken paragraphs, a typed one and a last word; it ends after 21 s. */
export const spoken = [
  makeSaid('a', 'سلام به همه.\n', 0),
  makeSaid('b', 'این متن است.', 4),
  makeSaid('c', 'و این هم.\n', 8),
  makeTyped('t', 'یادداشت\n'),
  makeSaid('d', 'پایان', 20),
];

const place = fc.double({ min: 0, max: 1, noNaN: true });

/** An edit of the person; `at` is a share of the text. */
export const changes = fc.record({
  what: fc.constantFrom(
    'type' as const,
    'paste' as const,
    'delete' as const,
    'Enter' as const,
    'Backspace' as const,
    'undo' as const,
    'redo' as const,
  ),
  at: place,
  text: fc.constantFrom('نو', ' نو ', 'نو\nتر', '\n', ' '),
  length: fc.nat(12),
});

export type Change = typeof changes extends fc.Arbitrary<infer Value> ? Value : never;

/** An edit at a share of the text. */
export const change = (
  what: Change['what'],
  at = 0,
  text: Change['text'] = 'نو',
  length = 0,
): Change => ({ what, at, text, length });

export function makeChange(document: TranscriptDocument, { what, at, text, length }: Change): void {
  const { state, dispatch } = getInternals(document);
  const { doc, tr } = state();
  const $place = TextSelection.near(doc.resolve(Math.round(at * doc.content.size))).$from;
  if (what === 'undo' || what === 'redo') {
    document[what]();
  } else if (what === 'Enter') {
    dispatch(tr.split($place.pos));
  } else if (what === 'Backspace') {
    if ($place.index(0) > 0) {
      dispatch(tr.join($place.before()));
    }
  } else if (what === 'delete') {
    dispatch(tr.delete($place.pos, Math.min($place.pos + length, doc.content.size - 1)));
  } else {
    dispatch(tr.setSelection(TextSelection.create(doc, $place.pos)));
    document.insertText(what === 'paste' ? text : text.replaceAll('\n', ''));
  }
}
