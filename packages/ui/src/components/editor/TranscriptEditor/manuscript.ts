import { closeHistory, history } from 'prosemirror-history';
import { EditorState, Selection, type Transaction } from 'prosemirror-state';
import { changeEntry, contentOf, snapshotEntry, type TranscriptEntry } from './entries.ts';
import { documentOf, textOf } from './paragraphs.ts';
import type { Anchor } from './place.ts';
import type { KnownSegment } from './segments.ts';
import type { TranscriptDocumentOptions } from './transcriptDocument.ts';

/**
 * The text of a document, where dictation falls in it, and what is known of its
 * segments. Each change of one of them goes through here and becomes an entry.
 */
export class Manuscript {
  /** What is being said and may still change. */
  interim: string | null = null;
  /** The sentence that one undo would take back, as long as nothing was written after it. */
  takenBackWith: string | null = null;
  readonly #known: Map<string, KnownSegment>;
  readonly #onEntry: TranscriptDocumentOptions['onEntry'];
  #state: EditorState;
  #anchor: Anchor;
  #written: { doc: unknown; text: string } = { doc: null, text: '' };

  /** @throws UnreadableEntryError where an entry cannot be read. */
  constructor({ entries = [], onEntry }: TranscriptDocumentOptions) {
    const content = contentOf(entries);
    this.#known = new Map(content.known);
    this.#state = stateOf(content.doc);
    this.#anchor = content.anchor;
    this.#onEntry = onEntry;
  }

  get state(): EditorState {
    return this.#state;
  }

  get anchor(): Anchor {
    return this.#anchor;
  }

  /** The anchor, out of the selection: into that nothing may fall, the next key would delete it. */
  get freeAnchor(): Anchor {
    const { from, to } = this.#state.selection;
    return this.#anchor !== 'end' && from < this.#anchor && this.#anchor < to ? to : this.#anchor;
  }

  get known(): ReadonlyMap<string, KnownSegment> {
    return this.#known;
  }

  knownOf(ids: readonly string[]): KnownSegment[] {
    return ids.flatMap((id) => this.#known.get(id) ?? []);
  }

  /** The same string until something changes. */
  text(): string {
    const { doc } = this.#state;
    if (this.#written.doc !== doc) {
      this.#written = { doc, text: textOf(doc) };
    }
    return this.#written.text;
  }

  snapshot(): TranscriptEntry {
    return snapshotEntry({ doc: this.#state.doc, anchor: this.#anchor, known: this.#known });
  }

  apply(transaction: Transaction, segments: KnownSegment[] = []): void {
    this.#state = this.#state.apply(transaction);
    this.#anchor = this.#anchor === 'end' ? 'end' : transaction.mapping.map(this.#anchor);
    for (const segment of segments) {
      this.#known.set(segment.id, segment);
    }
    if (transaction.docChanged || segments.length > 0) {
      this.#onEntry?.(changeEntry(transaction.steps, this.#anchor, segments));
    }
  }

  /** Applies what undo does not take back. */
  applySilently(transaction: Transaction | null): void {
    if (transaction !== null) {
      this.apply(transaction.setMeta('addToHistory', false));
    }
  }

  /** Applies what a person does, which no undo takes back together with a sentence. */
  applyOfPerson(transaction: Transaction): void {
    if (transaction.docChanged && this.takenBackWith !== null) {
      this.takenBackWith = null;
      closeHistory(transaction);
    }
    this.apply(transaction);
  }

  /** Moves the anchor out of the selection, together with the next change. */
  freeTheAnchor(): void {
    this.#anchor = this.freeAnchor;
  }

  moveAnchor(to: 'caret' | 'end'): void {
    const { doc, selection } = this.#state;
    const place = selection.$to.parent.isTextblock ? selection.to : 'end';
    this.#anchor = to === 'end' || place === Selection.atEnd(doc).head ? 'end' : place;
    this.#onEntry?.(changeEntry([], this.#anchor, []));
  }

  /** Begins an empty text. Segments that are known stay known. */
  clear(): void {
    this.#state = stateOf(documentOf(''));
    this.takenBackWith = null;
    this.#anchor = 'end';
    this.interim = null;
    for (const [id, segment] of this.#known) {
      this.#known.set(id, { ...segment, text: '', shown: '', confirmed: true });
    }
    this.#onEntry?.(this.snapshot());
  }
}

function stateOf(doc: EditorState['doc']): EditorState {
  return EditorState.create({
    doc,
    selection: Selection.atEnd(doc),
    plugins: [history({ depth: 500 })],
  });
}
