import type { FrameNumbers, UnsentFrame, UnsentFrames } from '@nevisa/drafts';
import { audioFrameDuration } from '@nevisa/api';
import type { AudioFrame } from '../audio/frameMaker.ts';
import { createSerialQueue } from '../serialQueue.ts';
import { createTimerSlot, type Clock } from '../timing.ts';
import { nothingStored, readStoredNumbers, type StoredNumbers } from './storedNumbers.ts';

const batchTime = 250;
/** Two minutes, while the device stores the rest. */
const mostInMemory = 120_000 / audioFrameDuration;
/** Ten minutes, when the device stores nothing. */
const mostInMemoryAlone = 600_000 / audioFrameDuration;

interface HeldFrame extends AudioFrame {
  isStored: boolean;
}

/**
 * The unacknowledged frames of a document: the last minutes in memory, all of
 * them on the device, where they are written in batches and in order.
 */
export interface FrameStore {
  /** Reads which frames an earlier Worker stored. */
  restore(): Promise<StoredNumbers>;
  get(seq: number): AudioFrame | undefined;
  /** First number in memory after `seq`. */
  firstAfter(seq: number): number | null;
  /** @param storedAs number on the device, until `move` */
  add(seq: number, storedAs: number, frame: AudioFrame): void;
  /** Renumbers the frames in memory. */
  shift(by: number): void;
  dropUpTo(seq: number): void;
  /** Loads at most `count` frames from the device; those outside of `wanted` are ignored. */
  load(from: number, count: number, wanted: () => FrameNumbers): Promise<void>;
  /**
   * Renumbers provisional frames on the device and loads them. Frames that the
   * device refuses to write stay in memory, and on the device under their old numbers.
   */
  move(numbers: FrameNumbers, by: number, wanted: () => FrameNumbers): Promise<void>;
  /** Frees memory of stored frames outside of `near`. Returns whether a frame was discarded that the device does not store. */
  trim(near: FrameNumbers): boolean;
}

export function createFrameStore(unsent: UnsentFrames, clock: Clock): FrameStore {
  const batchTimer = createTimerSlot(clock);
  const inOrder = createSerialQueue();
  let frames = new Map<number, HeldFrame>();
  let batch = new Map<number, HeldFrame>();
  /** False after the device refused a frame: nothing is written then. */
  let isWritable = true;
  /** Frames that the device refused to renumber. */
  let unrenumbered: { from: number; shift: number } | null = null;

  async function append(written: ReadonlyMap<number, HeldFrame>): Promise<void> {
    if (!isWritable) {
      return;
    }
    try {
      await unsent.append([...written].map(([seq, { samples }]) => ({ seq, samples })));
      for (const frame of written.values()) {
        frame.isStored = true;
      }
    } catch {
      isWritable = false;
    }
  }

  function writeBatch(): void {
    batchTimer.clear();
    const written = batch;
    batch = new Map();
    if (written.size > 0) {
      void inOrder(() => append(written), undefined);
    }
  }

  async function renumber(numbers: FrameNumbers, shift: number) {
    if (isWritable) {
      try {
        return { moved: await unsent.renumber(numbers, shift), refused: [] };
      } catch {
        isWritable = false;
      }
    }
    unrenumbered ??= { from: numbers.first + shift, shift };
    const { first, end } = numbers;
    const moved = (await unsent.read(first, end - first))
      .filter(({ seq }) => seq < end)
      .map(({ seq, samples }) => ({ seq: seq + shift, samples }));
    return { moved, refused: moved };
  }

  function numberOnDevice(seq: number): number {
    return unrenumbered !== null && seq >= unrenumbered.from ? seq - unrenumbered.shift : seq;
  }

  function takeIn(loaded: readonly UnsentFrame[], { first, end }: FrameNumbers): void {
    for (const { seq, samples } of loaded) {
      if (seq >= first && seq < end && !frames.has(seq)) {
        frames.set(seq, { samples, capturedAt: 0, isStored: true });
      }
    }
  }

  function markUnstored(refused: readonly UnsentFrame[]): void {
    for (const { seq } of refused) {
      const held = frames.get(seq);
      if (held !== undefined) {
        held.isStored = false;
      }
    }
  }

  return {
    restore: () => inOrder(() => readStoredNumbers(unsent), nothingStored),
    get: (seq) => frames.get(seq),
    firstAfter(seq) {
      const later = [...frames.keys()].filter((held) => held > seq);
      return later.length === 0 ? null : Math.min(...later);
    },
    add(seq, storedAs, frame) {
      const held = { ...frame, isStored: false };
      frames.set(seq, held);
      if (isWritable) {
        batch.set(storedAs, held);
        if (!batchTimer.running) {
          batchTimer.set(batchTime, writeBatch);
        }
      }
    },
    shift(by) {
      frames = new Map([...frames].map(([seq, frame]) => [seq + by, frame]));
    },
    dropUpTo(seq) {
      for (const held of [frames, batch]) {
        for (const number of held.keys()) {
          if (number <= seq) {
            held.delete(number);
          }
        }
      }
      void inOrder(() => unsent.dropUpTo(numberOnDevice(seq)), undefined);
    },
    async load(from, count, wanted) {
      writeBatch();
      takeIn(await inOrder(() => unsent.read(from, count), []), wanted());
    },
    async move(numbers, by, wanted) {
      writeBatch();
      const nothing = { moved: [], refused: [] };
      const { moved, refused } = await inOrder(() => renumber(numbers, by), nothing);
      takeIn(moved, wanted());
      markUnstored(refused);
    },
    trim({ first, end }) {
      const most = isWritable ? mostInMemory : mostInMemoryAlone;
      let isDiscarded = false;
      for (const [seq, frame] of frames) {
        if (frames.size <= most) {
          break;
        }
        const isNear = seq >= first && seq < end;
        if (!isWritable || (frame.isStored && !isNear)) {
          frames.delete(seq);
          isDiscarded ||= !frame.isStored;
        }
      }
      return isDiscarded;
    },
  };
}
