import type { DraftEvent } from '@nevisa/machines';
import { type Clock, createTimerSlot } from '@nevisa/speech';
import { type Draft, DraftStorageError } from '@nevisa/drafts';
import type { DraftEntry } from '@nevisa/transcript';

/** How long a change may wait for others to be written with it, in ms. */
export const gatherFor = 100;
/** How long after a refused write the next one is tried, in ms. */
export const retryAfter = 5_000;

export interface DraftWriterParts {
  draft: Pick<Draft, 'append' | 'compact' | 'remove'>;
  clock: Clock;
  report: (event: DraftEvent) => void;
}

/** Writes the changes of one document to this device, in order, and tells how that goes. */
export interface DraftWriter {
  write(entry: DraftEntry): void;
  /** Puts one entry in the place of all that are written, unless more than these are on their way. */
  compact(entry: DraftEntry): void;
  /** Takes the document from this device, which need not keep it any more, unless changes are on their way. True where it went. */
  forget(): Promise<boolean>;
  /** Writes what waits now. Resolves when that was tried, whatever came of it. */
  flush: () => Promise<void>;
  /** Entries written since the last compaction. */
  readonly length: number;
  /** Writes what waits, and nothing after it. */
  close: () => Promise<void>;
}

/**
 * Changes are gathered for a tenth of a second, so that typing costs one write
 * for several keys; one write is under way at a time. What the device refuses
 * stays in line and is tried again (X-33, S03).
 */
export function createDraftWriter({ draft, clock, report }: DraftWriterParts): DraftWriter {
  const timer = createTimerSlot(clock);
  let waiting: DraftEntry[] = [];
  let length = 0;
  let isWriting = false;
  let isClosed = false;
  let turn: Promise<void> = Promise.resolve();

  function schedule(delay: number): void {
    if (!timer.running && !isClosed) {
      timer.set(delay, () => void flush());
    }
  }

  function flush(): Promise<void> {
    timer.clear();
    turn = turn.then(writeAll);
    return turn;
  }

  async function writeAll(): Promise<void> {
    const entries = waiting;
    if (entries.length === 0) {
      return;
    }
    waiting = [];
    const refused = await refusalOf(() => draft.append(entries));
    if (refused !== null) {
      waiting = [...entries, ...waiting];
      report(refused);
      schedule(retryAfter);
      return;
    }
    length += entries.length;
    if (waiting.length === 0) {
      report({ type: 'draft.saved' });
    }
  }

  async function writeWhole(entry: DraftEntry): Promise<void> {
    // It only tidies up: when it is refused, all that it stands for is still there.
    if ((await refusalOf(() => draft.compact(entry))) === null) {
      length = 0;
    }
  }

  async function refusalOf(work: () => Promise<void>): Promise<DraftEvent | null> {
    isWriting = true;
    try {
      await work();
      return null;
    } catch (error) {
      const reason = error instanceof DraftStorageError ? error.reason : 'forbidden';
      return { type: 'draft.refused', reason };
    } finally {
      isWriting = false;
    }
  }

  return {
    write(entry) {
      if (isClosed) {
        return;
      }
      // Of what is being said, only the newest guess is worth a place.
      if (entry.kind === 'interim' && waiting.at(-1)?.kind === 'interim') {
        waiting.pop();
      }
      waiting.push(entry);
      report({ type: 'draft.changed' });
      schedule(gatherFor);
    },
    compact(entry) {
      if (waiting.length === 0 && !isWriting && !isClosed) {
        turn = turn.then(() => writeWhole(entry));
      }
    },
    async forget() {
      if (waiting.length > 0 || isWriting) {
        return false;
      }
      const removed = turn.then(() => refusalOf(() => draft.remove()));
      turn = removed.then(ignore);
      length = 0;
      return (await removed) === null;
    },
    flush,
    get length() {
      return length;
    },
    close() {
      const written = flush();
      isClosed = true;
      return written;
    },
  };
}

function ignore(): void {
  // What it came to is told to who asked.
}
