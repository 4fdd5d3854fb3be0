import { type Clock, createTimerSlot } from '@nevisa/speech';
import type { SegmentStore, TranscriptDocument, TranscriptFormatter } from '@nevisa/transcript';
import { beginSlice, slicePause } from './sliceRunner.ts';

interface SegmentInsertionParts {
  segments: SegmentStore;
  clock: Clock;
  /** The text that is not final; null for none. */
  interim: () => string | null;
  /** Calls after segments were inserted in a later turn than that in which they arrived. */
  onInserted: () => void;
}

/**
 * Inserts recognised segments and interim text into a document: at once, or with
 * all that arrives in the same turn of the event loop. What a slice has no time
 * for waits until the page was painted.
 */
export class SegmentInsertion {
  readonly #parts: SegmentInsertionParts;
  readonly #nextTurn: ReturnType<typeof createTimerSlot>;
  /** Segments whose newest version is not in the document. One of this visit may be a voice command. */
  readonly #pending = new Map<string, 'restored' | 'live'>();
  #document: TranscriptDocument | null = null;
  #formatter: TranscriptFormatter | null = null;
  #isHeldBack = false;
  #isInserting = false;

  constructor(parts: SegmentInsertionParts) {
    this.#parts = parts;
    this.#nextTurn = createTimerSlot(parts.clock);
    this.addAll();
  }

  /** Whether segments wait for the next turn of the event loop. */
  get isWaiting(): boolean {
    return this.#nextTurn.running && this.#pending.size > 0 && !this.#isHeldBack;
  }

  /** Adds a new or changed segment. The next `follow` inserts it. */
  add(segmentId: string): void {
    this.#pending.set(segmentId, 'live');
  }

  /** Adds all segments; those that were not received in this visit are restored ones. */
  addAll(): void {
    for (const { id } of this.#parts.segments.list()) {
      this.#pending.set(id, this.#pending.get(id) ?? 'restored');
    }
  }

  /** Takes the document once its code is loaded, and inserts what waits for it. */
  begin(document: TranscriptDocument, formatter: TranscriptFormatter): void {
    this.#document = document;
    this.#formatter = formatter;
    this.#insertPending();
  }

  /** Inserts what was added and shows the interim text, unless both are held back. */
  follow(isHeldBack: boolean): void {
    this.#isHeldBack = isHeldBack;
    // An insertion is reported before it has ended. The next segment follows when it has.
    if (this.#isInserting) {
      return;
    }
    if (this.#pending.size === 0 || this.#formatter === null || this.#isHeldBack) {
      this.#showInterim();
    } else if (!this.#nextTurn.running) {
      this.#insertSlice();
    }
  }

  /** Inserts at once what waits for a later turn. */
  insertWaiting(): void {
    const { isWaiting } = this;
    this.#nextTurn.clear();
    this.#insertPending();
    while (this.#document?.insertRest() === true) {
      // Each part of a long paste.
    }
    if (isWaiting) {
      this.#parts.onInserted();
    }
  }

  #insertSlice(): void {
    this.#insertPending(beginSlice(this.#parts.clock));
    this.#nextTurn.set(this.#pending.size > 0 ? slicePause : 0, () => {
      if (this.#pending.size > 0 && !this.#isHeldBack) {
        this.#insertSlice();
        if (this.#pending.size === 0) {
          this.#parts.onInserted();
        }
      }
    });
  }

  #insertPending(isOver: () => boolean = () => false): void {
    const formatter = this.#formatter;
    if (formatter === null || this.#isHeldBack) {
      return;
    }
    // A command that saves inserts the others while it is run.
    const isNested = this.#isInserting;
    this.#isInserting = true;
    try {
      this.#document?.batch(() => this.#insertEach(formatter, isOver));
    } finally {
      this.#isInserting = isNested;
    }
  }

  #insertEach(formatter: TranscriptFormatter, isOver: () => boolean): void {
    for (const segment of this.#pending.size > 0 ? this.#parts.segments.list() : []) {
      const origin = this.#pending.get(segment.id);
      if (origin !== undefined) {
        this.#pending.delete(segment.id);
        formatter.insert(segment, origin === 'live');
        if (isOver()) {
          break;
        }
      }
    }
    this.#showInterim();
  }

  #showInterim(): void {
    if (!this.#isHeldBack) {
      this.#formatter?.showInterim(this.#parts.interim());
    }
  }
}
