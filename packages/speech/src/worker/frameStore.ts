import type { FrameNumbers, UnsentFrame, UnsentFrames } from '@nevisa/drafts';
import { createTimerSlot, type Clock } from '../clock.ts';

const batchTime = 250;
/**
 * Frames get their numbers from the service. Those recorded before it named the
 * next one are kept from here on: 186 hours above the first of a document.
 */
export const provisionalStart = 2 ** 24;

/** A frame in memory; `isKept` once the device has it too. */
export interface HeldFrame {
  readonly samples: Int16Array;
  readonly capturedAt: number;
  isKept: boolean;
}

export interface Moved {
  readonly frames: readonly UnsentFrame[];
  readonly lost: readonly UnsentFrame[];
}

/** The frames of a document on the device: written in batches, in the order in which they were asked for. */
export interface FrameStore {
  /** False once the device refused a frame: nothing is written from then on. */
  readonly accepts: boolean;
  /** What an earlier Worker left: frames with numbers of the service, and those that wait for theirs. */
  restore(): Promise<{ numbered: FrameNumbers | null; provisional: FrameNumbers | null }>;
  keep(seq: number, frame: HeldFrame): void;
  /** The frames from `from` on; none when the device gives none. */
  read(from: number, count: number): Promise<readonly UnsentFrame[]>;
  dropUpTo(seq: number): void;
  /**
   * Gives some provisional frames numbers that are greater by `shift`, and gives
   * them back. Those that the device refused to write are `lost` to it: it has
   * them under their old numbers until the new ones are dropped.
   */
  move(numbers: FrameNumbers, shift: number): Promise<Moved>;
}

export function createFrameStore(unsent: UnsentFrames, clock: Clock): FrameStore {
  const batchTimer = createTimerSlot(clock);
  let batch = new Map<number, HeldFrame>();
  let accepts = true;
  // What the device refused to take under the numbers of the service stays there under those it had.
  let renamed: { from: number; shift: number } | null = null;
  let latest: Promise<unknown> = Promise.resolve();

  function inOrder<Result>(task: () => Promise<Result>, otherwise: Result): Promise<Result> {
    const result = latest.then(task).catch(() => otherwise);
    latest = result;
    return result;
  }

  async function append(frames: ReadonlyMap<number, HeldFrame>): Promise<void> {
    try {
      await unsent.append([...frames].map(([seq, { samples }]) => ({ seq, samples })));
      for (const frame of frames.values()) {
        frame.isKept = true;
      }
    } catch {
      accepts = false;
    }
  }

  function numberThere(seq: number): number {
    return renamed !== null && seq >= renamed.from ? seq - renamed.shift : seq;
  }

  function writeBatch(): void {
    batchTimer.clear();
    const frames = batch;
    batch = new Map();
    if (frames.size > 0) {
      void inOrder(() => (accepts ? append(frames) : Promise.resolve()), undefined);
    }
  }

  return {
    get accepts() {
      return accepts;
    },
    restore: () => inOrder(() => readRanges(unsent), { numbered: null, provisional: null }),
    keep(seq, frame) {
      if (accepts) {
        batch.set(seq, frame);
        if (!batchTimer.running) {
          batchTimer.set(batchTime, writeBatch);
        }
      }
    },
    read(from, count) {
      writeBatch();
      return inOrder(() => unsent.read(from, count), []);
    },
    dropUpTo(seq) {
      for (const waiting of batch.keys()) {
        if (waiting <= seq) {
          batch.delete(waiting);
        }
      }
      void inOrder(() => unsent.dropUpTo(numberThere(seq)), undefined);
    },
    move(numbers, shift) {
      writeBatch();
      return inOrder(
        async () => {
          if (accepts) {
            try {
              return { frames: await unsent.renumber(numbers, shift), lost: [] };
            } catch {
              accepts = false;
            }
          }
          renamed ??= { from: numbers.first + shift, shift };
          const { first, end } = numbers;
          const frames = (await unsent.read(first, end - first))
            .filter(({ seq }) => seq < end)
            .map(({ seq, samples }) => ({ seq: seq + shift, samples }));
          return { frames, lost: frames };
        },
        { frames: [], lost: [] },
      );
    },
  };
}

async function readRanges(
  unsent: UnsentFrames,
): Promise<{ numbered: FrameNumbers | null; provisional: FrameNumbers | null }> {
  const range = await unsent.range();
  if (range === null) {
    return { numbered: null, provisional: null };
  }
  const { first, last } = range;
  if (last < provisionalStart) {
    return { numbered: { first, end: last + 1 }, provisional: null };
  }
  const [frame] = await unsent.read(provisionalStart, 1);
  const provisional = { first: frame?.seq ?? last, end: last + 1 };
  return first >= provisionalStart
    ? { numbered: null, provisional }
    : { numbered: { first, end: await endOfNumbered(unsent, first) }, provisional };
}

/** The number after the last one of the service, found by halves: what stands between it and the provisional ones is empty. */
async function endOfNumbered(unsent: UnsentFrames, first: number): Promise<number> {
  let last = first;
  for (let bound = provisionalStart; bound - last > 1;) {
    const middle = Math.floor((last + bound) / 2);
    const [frame] = await unsent.read(middle, 1);
    if (frame !== undefined && frame.seq < provisionalStart) {
      last = frame.seq;
    } else {
      bound = middle;
    }
  }
  return last + 1;
}
