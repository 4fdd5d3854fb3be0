import fc from 'fast-check';
import { TextSelection } from 'prosemirror-state';
import { getInternals } from '../model/documentInternals.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import { resolveAnchor } from '../model/insertionPoint.ts';

/** An event of a document; `at` is a share of its length. */
export type Happening =
  | { kind: 'final'; words: number; confirmed: boolean }
  | { kind: 'again'; which: number; more: string; confirmed: boolean }
  | { kind: 'interim'; text: string | null }
  | { kind: 'type'; at: number; text: string }
  | { kind: 'delete'; at: number; length: number }
  | { kind: 'split'; at: number }
  | { kind: 'anchor'; to: 'caret' | 'end' }
  | { kind: 'undo' | 'redo' };

const place = fc.double({ min: 0, max: 1, noNaN: true });

export const finals = fc.record({
  kind: fc.constant('final' as const),
  words: fc.integer({ min: 1, max: 30 }),
  confirmed: fc.boolean(),
});

export const typing = fc.record({
  kind: fc.constant('type' as const),
  at: place,
  text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
});

const again = fc.record({
  kind: fc.constant('again' as const),
  which: fc.nat({ max: 40 }),
  more: fc.constantFrom('', ' و', ' باز هم', ' نه'),
  confirmed: fc.boolean(),
});

const anchors = fc.record({
  kind: fc.constant('anchor' as const),
  to: fc.constantFrom('caret' as const, 'end' as const),
});

const interims = fc.record({
  kind: fc.constant('interim' as const),
  text: fc.constantFrom(null, 'و', 'و اکنون'),
});

/** Events that change no inserted segment. */
export const peaceful: fc.Arbitrary<Happening> = fc.oneof(finals, interims);

export const happenings: fc.Arbitrary<Happening> = fc.oneof(
  { arbitrary: finals, weight: 3 },
  { arbitrary: typing, weight: 3 },
  again,
  anchors,
  interims,
  fc.record({
    kind: fc.constant('delete' as const),
    at: place,
    length: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({ kind: fc.constant('split' as const), at: place }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }),
);

/** Applies events to a document, and records the inserted segments. */
export class Story {
  readonly document: TranscriptDocument;
  readonly said: { id: string; text: string }[] = [];

  constructor(document: TranscriptDocument) {
    this.document = document;
  }

  happen(happening: Happening): void {
    const { document, said } = this;
    const { state, dispatch } = getInternals(document);
    switch (happening.kind) {
      case 'final': {
        const id = `s${said.length}`;
        const text = Array.from({ length: happening.words }, () => `«${id}»`).join(' ');
        said.push({ id, text });
        document.insertSegment({ id, text, confirmed: happening.confirmed });
        break;
      }
      case 'again': {
        const segment = said[happening.which % Math.max(said.length, 1)];
        if (segment) {
          segment.text += happening.more;
          document.insertSegment({ ...segment, confirmed: happening.confirmed });
        }
        break;
      }
      case 'interim':
        document.showInterim(happening.text);
        break;
      case 'type': {
        this.putCaret(happening.at);
        document.insertText(happening.text);
        break;
      }
      case 'delete': {
        const from = this.#position(happening.at);
        const { doc } = state();
        const to = resolveAnchor(doc, Math.min(from + happening.length, doc.content.size));
        if (to > from) {
          dispatch(state().tr.delete(from, to));
        }
        break;
      }
      case 'split':
        dispatch(state().tr.split(this.#position(happening.at)));
        break;
      case 'anchor':
        document.moveAnchor(happening.to);
        break;
      case 'undo':
        document.undo();
        break;
      case 'redo':
        document.redo();
        break;
    }
  }

  /** Moves the caret; `from` begins a selection. */
  putCaret(at: number, from = at): void {
    const { state, dispatch } = getInternals(this.document);
    const [anchor, head] = [this.#position(from), this.#position(at)];
    dispatch(state().tr.setSelection(TextSelection.create(state().doc, anchor, head)));
  }

  #position(at: number): number {
    const { doc } = getInternals(this.document).state();
    return resolveAnchor(doc, Math.round(at * doc.content.size));
  }
}
