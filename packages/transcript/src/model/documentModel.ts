import { closeHistory, history } from 'prosemirror-history';
import { EditorState, Selection, type Transaction } from 'prosemirror-state';
import {
  findUndoKind,
  RecentChanges,
  replayChanges,
  revertSteps,
} from '../journal/recentChanges.ts';
import {
  createChangeEntry,
  createSnapshotEntry,
  type DocumentContent,
  readEntries,
  type TranscriptEntry,
} from '../journal/transcriptEntries.ts';
import type { InsertedSegment } from '../segments/segment.ts';
import type { Range } from '../segments/segmentRanges.ts';
import { createSegmentStore, type SegmentStore } from '../segments/segmentStore.ts';
import { DocumentFacts } from './documentFacts.ts';
import type { Anchor } from './insertionPoint.ts';
import { createDoc, readText } from './paragraphs.ts';
import type { TranscriptDocumentOptions } from './transcriptDocument.ts';

/** As of a document; `content` takes the place of its entries. */
export interface ModelOptions extends TranscriptDocumentOptions {
  readonly content?: DocumentContent | undefined;
}

/** A position that follows the changes of the text; what is inserted at it comes after it. */
export interface TrackedPosition {
  position: number;
}

/** The order in which segments were said. */
export interface SegmentOrder {
  readonly ids: readonly string[];
  readonly places: ReadonlyMap<string, number>;
}

/**
 * The state of a document: its text, the anchor of dictation and the segments
 * that were inserted. Every change is applied here and becomes a journal entry.
 */
export class DocumentModel {
  /** Text that the engine may still change. */
  interim: string | null = null;
  /** The segment that the next undo removes; null after an edit of the person. */
  undoGroupId: string | null = null;
  /** Reads the positions that a person sees; null while the document is not shown. */
  readSight: (() => Range | null) | null = null;
  readonly segments: SegmentStore;
  readonly facts: DocumentFacts;
  readonly #tracked = new Set<TrackedPosition>();
  readonly #inserted: Map<string, InsertedSegment>;
  readonly #onEntry: TranscriptDocumentOptions['onEntry'];
  readonly #recent: RecentChanges;
  #state: EditorState;
  #anchor: Anchor;
  #order: SegmentOrder & { list: unknown } = { list: null, ids: [], places: new Map() };
  #cachedText: { doc: unknown; text: string } = { doc: null, text: '' };

  /** @throws UnreadableEntryError for an entry that cannot be read. */
  constructor({ entries = [], segments = createSegmentStore(), content, onEntry }: ModelOptions) {
    const { doc, anchor, inserted, recent = [] } = content ?? readEntries(entries, segments);
    this.segments = segments;
    this.#inserted = inserted;
    this.#recent = new RecentChanges(recent);
    this.#state = replayChanges(doc, this.#recent.list, createState);
    this.facts = new DocumentFacts(doc);
    this.#anchor = anchor;
    this.#onEntry = onEntry;
  }

  get state(): EditorState {
    return this.#state;
  }

  get anchor(): Anchor {
    return this.#anchor;
  }

  /** The anchor outside of the selection, whose text the next key deletes. */
  get freeAnchor(): Anchor {
    const { from, to } = this.#state.selection;
    return this.#anchor !== 'end' && from < this.#anchor && this.#anchor < to ? to : this.#anchor;
  }

  find(id: string): InsertedSegment | undefined {
    return this.#inserted.get(id);
  }

  /** The inserted ones of these segments. */
  findAll(ids: readonly string[]): InsertedSegment[] {
    return ids.flatMap((id) => this.#inserted.get(id) ?? []);
  }

  /** The inserted segments in the order in which they were said, and the place of each in it. */
  readOrder(): SegmentOrder {
    const list = this.segments.list();
    // No segment is ever taken out, so that their number tells whether one was inserted.
    if (this.#order.list !== list || this.#order.ids.length !== this.#inserted.size) {
      const ids = list.flatMap(({ id }) => (this.#inserted.has(id) ? id : []));
      this.#order = { list, ids, places: new Map(ids.map((id, at) => [id, at])) };
    }
    return this.#order;
  }

  /** The same string until the text changes. */
  text(): string {
    const { doc } = this.#state;
    if (this.#cachedText.doc !== doc) {
      this.#cachedText = { doc, text: readText(doc) };
    }
    return this.#cachedText.text;
  }

  snapshot(): TranscriptEntry {
    return createSnapshotEntry({
      doc: this.#state.doc,
      anchor: this.#anchor,
      inserted: this.#listInserted(),
      recent: this.#recent.list,
    });
  }

  /** Applies a change; `command` where it is an undo or redo. */
  apply(
    transaction: Transaction,
    inserted: readonly InsertedSegment[] = [],
    command?: 'undo' | 'redo',
  ): void {
    const before = this.#state;
    this.#state = before.apply(transaction);
    const kind = command ?? findUndoKind(transaction, before, this.#state);
    if (transaction.docChanged) {
      this.#recent.add({ back: revertSteps(transaction), kind });
    }
    this.facts.update(this.#state.doc);
    this.#anchor = this.#anchor === 'end' ? 'end' : transaction.mapping.map(this.#anchor);
    for (const place of this.#tracked) {
      place.position = transaction.mapping.map(place.position, -1);
    }
    for (const one of inserted) {
      this.#inserted.set(one.segment.id, one);
    }
    if (transaction.docChanged || inserted.length > 0) {
      this.#onEntry?.(
        createChangeEntry(transaction.steps, this.#anchor, inserted, kind, (id) =>
          this.#findFollowing(id),
        ),
      );
    }
  }

  #findFollowing(id: string): string | null {
    const { ids, places } = this.readOrder();
    return ids[(places.get(id) ?? ids.length) + 1] ?? null;
  }

  /** In the order of the store. */
  #listInserted(): Map<string, InsertedSegment> {
    const ordered = this.findAll(this.readOrder().ids).map((one) => [one.segment.id, one] as const);
    return new Map([...ordered, ...this.#inserted]);
  }

  /** Replaces inserted segments whose text stays, e.g. by ones with their words; it is no change of the document. */
  replaceSegments(inserted: readonly InsertedSegment[]): void {
    for (const one of inserted) {
      this.segments.set(one.segment);
      this.#inserted.set(one.segment.id, one);
    }
  }

  trackPosition(position: number): TrackedPosition {
    const place = { position };
    this.#tracked.add(place);
    return place;
  }

  /** False after `clear`, and after `forgetPosition`. */
  isTracked(place: TrackedPosition): boolean {
    return this.#tracked.has(place);
  }

  forgetPosition(place: TrackedPosition): void {
    this.#tracked.delete(place);
  }

  /** Applies a change that undo does not revert. */
  applyWithoutUndo(transaction: Transaction | null): void {
    if (transaction !== null) {
      this.apply(transaction.setMeta('addToHistory', false));
    }
  }

  /** Applies an edit of the person; undo never reverts it together with a segment. */
  applyEdit(transaction: Transaction): void {
    if (transaction.docChanged && this.undoGroupId !== null) {
      this.undoGroupId = null;
      closeHistory(transaction);
    }
    this.apply(transaction);
  }

  /** Moves the anchor out of the selection; the next change writes it to the journal. */
  releaseAnchor(): void {
    this.#anchor = this.freeAnchor;
  }

  moveAnchor(to: 'caret' | 'end'): void {
    const { doc, selection } = this.#state;
    const position = selection.$to.parent.isTextblock ? selection.to : 'end';
    this.#anchor = to === 'end' || position === Selection.atEnd(doc).head ? 'end' : position;
    this.#onEntry?.(createChangeEntry([], this.#anchor, []));
  }

  /** Begins an empty text. Inserted segments remain inserted, so that none of them is inserted again. */
  clear(): void {
    this.#state = createState(createDoc());
    this.facts.update(this.#state.doc);
    this.#tracked.clear();
    this.#recent.clear();
    this.undoGroupId = null;
    this.#anchor = 'end';
    this.interim = null;
    for (const [id, { segment }] of this.#inserted) {
      const cleared = { ...segment, text: '', confirmed: true };
      this.segments.set(cleared);
      this.#inserted.set(id, { segment: cleared, formatted: '' });
    }
    this.#onEntry?.(this.snapshot());
  }
}

function createState(doc: EditorState['doc']): EditorState {
  return EditorState.create({
    doc,
    selection: Selection.atEnd(doc),
    plugins: [history({ depth: 500 })],
  });
}
