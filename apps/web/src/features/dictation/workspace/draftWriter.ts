import { createSerialQueue, type Draft, DraftStorageError } from '@nevisa/drafts';
import type { DraftEvent } from '@nevisa/machines';
import { type Clock, createTimerSlot } from '@nevisa/speech';
import type { DraftEntry } from '@nevisa/transcript';

/** How long entries are collected before a write, in ms: several keys cost one write. */
export const gatherFor = 100;
/** Wait after a rejected write, in ms. */
export const retryAfter = 5_000;

export interface DraftWriterParts {
  draft: Pick<Draft, 'append' | 'compact' | 'remove'>;
  clock: Clock;
  report: (event: DraftEvent) => void;
}

/** Writes the entries of one draft in order, and reports success and failure. Rejected entries are tried again (X-33, S03). */
export class DraftWriter {
  readonly #parts: DraftWriterParts;
  readonly #timer: ReturnType<typeof createTimerSlot>;
  readonly #queue = createSerialQueue();
  #waiting: DraftEntry[] = [];
  #length = 0;
  #isWriting = false;
  #isClosed = false;

  constructor(parts: DraftWriterParts) {
    this.#parts = parts;
    this.#timer = createTimerSlot(parts.clock);
  }

  /** Entries since the last compaction. */
  get length(): number {
    return this.#length;
  }

  write(entry: DraftEntry): void {
    if (this.#isClosed) {
      return;
    }
    // Newer interim text replaces an earlier one.
    if (entry.kind === 'interim' && this.#waiting.at(-1)?.kind === 'interim') {
      this.#waiting.pop();
    }
    this.#waiting.push(entry);
    this.#parts.report({ type: 'draft.changed' });
    this.#schedule(gatherFor);
  }

  /** Replaces all written entries by one, unless further entries wait. */
  compact(entry: DraftEntry): void {
    if (this.#waiting.length === 0 && !this.#isWriting && !this.#isClosed) {
      void this.#queue.run(async () => {
        // A rejected compaction leaves the entries that it would have replaced.
        if ((await this.#attempt(() => this.#parts.draft.compact(entry))) === null) {
          this.#length = 0;
        }
      });
    }
  }

  /** Deletes the draft, unless entries wait. True when it was deleted. */
  async deleteDraft(): Promise<boolean> {
    if (this.#waiting.length > 0 || this.#isWriting) {
      return false;
    }
    const failure = this.#queue.run(() => this.#attempt(() => this.#parts.draft.remove()));
    this.#length = 0;
    return (await failure) === null;
  }

  /** Writes all waiting entries. Resolves after the attempt, also when it fails. */
  flush(): Promise<void> {
    this.#timer.clear();
    return this.#queue.run(() => this.#writeAll());
  }

  /** Writes all waiting entries, and accepts no further ones. */
  close(): Promise<void> {
    const written = this.flush();
    this.#isClosed = true;
    return written;
  }

  #schedule(delay: number): void {
    if (!this.#timer.running && !this.#isClosed) {
      this.#timer.set(delay, () => void this.flush());
    }
  }

  async #writeAll(): Promise<void> {
    const entries = this.#waiting;
    if (entries.length === 0) {
      return;
    }
    this.#waiting = [];
    const failure = await this.#attempt(() => this.#parts.draft.append(entries));
    if (failure !== null) {
      this.#waiting = [...entries, ...this.#waiting];
      this.#parts.report(failure);
      this.#schedule(retryAfter);
      return;
    }
    this.#length += entries.length;
    if (this.#waiting.length === 0) {
      this.#parts.report({ type: 'draft.saved' });
    }
  }

  async #attempt(write: () => Promise<void>): Promise<DraftEvent | null> {
    this.#isWriting = true;
    try {
      await write();
      return null;
    } catch (error) {
      const reason = error instanceof DraftStorageError ? error.reason : 'forbidden';
      return { type: 'draft.refused', reason };
    } finally {
      this.#isWriting = false;
    }
  }
}
