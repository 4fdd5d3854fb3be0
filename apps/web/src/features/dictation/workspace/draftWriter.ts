import { createSerialQueue, type Draft, DraftLostError, DraftStorageError } from '@nevisa/drafts';
import type { DraftEvent } from '@nevisa/machines';
import { type Clock, createTimerSlot } from '@nevisa/speech';
import type { DraftEntry } from '@nevisa/transcript';

/** How long entries are collected before a write, in ms: several keys cost one write. */
export const gatherFor = 100;
/** Wait after a rejected write, in ms. */
export const retryAfter = 5_000;

export interface DraftWriterParts {
  draft: Pick<Draft, 'append' | 'compact'>;
  /** Returns entries that hold the whole draft, for a device that has lost it. */
  readWhole: () => readonly DraftEntry[];
  clock: Clock;
  report: (event: DraftEvent) => void;
}

/**
 * Writes the entries of one draft in order, and reports success and failure. Rejected
 * entries are tried again (X-33, S03), and a draft that was deleted meanwhile is
 * written anew (S14).
 */
export class DraftWriter {
  readonly #parts: DraftWriterParts;
  readonly #timer: ReturnType<typeof createTimerSlot>;
  readonly #queue = createSerialQueue();
  #waiting: DraftEntry[] = [];
  #length = 0;
  #isWriting = false;
  #isCompacting = false;
  #isClosed = false;

  constructor(parts: DraftWriterParts) {
    this.#parts = parts;
    this.#timer = createTimerSlot(parts.clock);
  }

  /** Entries since the last compaction. */
  get length(): number {
    return this.#length;
  }

  /** Whether entries wait for the device, for instance because it refused them, or are being written. A compaction adds none. */
  get isBehind(): boolean {
    return this.#waiting.length > 0 || this.#isWriting;
  }

  write(entry: DraftEntry): void {
    if (this.#isClosed) {
      return;
    }
    // Newer interim text replaces an earlier one.
    if (entry.kind === 'interim' && this.#waiting.at(-1)?.kind === 'interim') {
      this.#waiting.pop();
    }
    // A whole text contains all that waits.
    if (entry.kind === 'all') {
      this.#waiting = [];
    }
    this.#waiting.push(entry);
    this.#parts.report({ type: 'draft.changed' });
    this.#schedule(gatherFor);
  }

  /** Replaces all written entries by one, unless further entries wait. */
  compact(entry: DraftEntry): void {
    if (!this.isBehind && !this.#isCompacting && !this.#isClosed) {
      void this.#queue.run(async () => {
        this.#isCompacting = true;
        // A rejected compaction leaves the entries that it would have replaced.
        if ((await attempt(() => this.#parts.draft.compact(entry))) === null) {
          this.#length = 0;
        }
        this.#isCompacting = false;
      });
    }
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
    this.#isWriting = true;
    const failure = await attempt(() => this.#store(entries));
    this.#isWriting = false;
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

  async #store(entries: readonly DraftEntry[]): Promise<void> {
    const { draft, readWhole } = this.#parts;
    const [first, ...rest] = entries;
    try {
      if (first?.kind === 'all') {
        await draft.compact(first);
        this.#length = 0;
        await draft.append(rest);
      } else {
        await draft.append(entries);
      }
    } catch (error) {
      if (!(error instanceof DraftLostError)) {
        throw error;
      }
      await draft.append(readWhole());
    }
  }
}

/** Answers null, or the refusal of the device. */
async function attempt(write: () => Promise<void>): Promise<DraftEvent | null> {
  try {
    await write();
    return null;
  } catch (error) {
    const reason = error instanceof DraftStorageError ? error.reason : 'forbidden';
    return { type: 'draft.refused', reason };
  }
}
