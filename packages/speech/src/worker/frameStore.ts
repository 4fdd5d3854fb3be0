import { audioFrameDuration } from '@nevisa/api';
import {
  createSerialQueue,
  type FrameNumbers,
  type UnsentFrame,
  type UnsentFrames,
} from '@nevisa/drafts';
import type { AudioFrame } from '../audio/frameMaker.ts';
import { createTimerSlot, type Clock, type TimerSlot } from '../timing.ts';
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
export class FrameStore {
  readonly #unsent: UnsentFrames;
  readonly #batchTimer: TimerSlot;
  readonly #queue = createSerialQueue();
  #frames = new Map<number, HeldFrame>();
  #batch = new Map<number, HeldFrame>();
  /** False after the device refused a frame: nothing is written then. */
  #isWritable = true;
  /**
   * The device has not said which frames an earlier Worker stored. They stay for the next one:
   * their numbers are unknown, and would be written over.
   */
  #isUnread = false;
  /** Frames that the device refused to renumber. */
  #unrenumbered: { from: number; shift: number } | null = null;

  constructor(unsent: UnsentFrames, clock: Clock) {
    this.#unsent = unsent;
    this.#batchTimer = createTimerSlot(clock);
  }

  /** Reads which frames an earlier Worker stored. */
  restore(): Promise<StoredNumbers> {
    return this.#queue
      .run(() => readStoredNumbers(this.#unsent))
      .catch(() => {
        this.#isUnread = true;
        this.#isWritable = false;
        return nothingStored;
      });
  }

  get(seq: number): AudioFrame | undefined {
    return this.#frames.get(seq);
  }

  /** First number in memory after `seq`. */
  firstAfter(seq: number): number | null {
    const later = [...this.#frames.keys()].filter((held) => held > seq);
    return later.length === 0 ? null : Math.min(...later);
  }

  /** @param storedAs number on the device, until `move` */
  add(seq: number, storedAs: number, frame: AudioFrame): void {
    const held = { ...frame, isStored: false };
    this.#frames.set(seq, held);
    if (this.#isWritable) {
      this.#batch.set(storedAs, held);
      if (!this.#batchTimer.running) {
        this.#batchTimer.set(batchTime, () => this.#writeBatch());
      }
    }
  }

  /** Renumbers the frames in memory. */
  shift(by: number): void {
    this.#frames = new Map([...this.#frames].map(([seq, frame]) => [seq + by, frame]));
  }

  dropUpTo(seq: number): void {
    for (const held of [this.#frames, this.#batch]) {
      for (const number of held.keys()) {
        if (number <= seq) {
          held.delete(number);
        }
      }
    }
    if (!this.#isUnread) {
      void this.#inOrder(() => this.#unsent.dropUpTo(this.#numberOnDevice(seq)), undefined);
    }
  }

  /**
   * Loads at most `count` frames from the device; those outside of `wanted` are ignored. Resolves to
   * whether the device has answered.
   */
  async load(from: number, count: number, wanted: () => FrameNumbers): Promise<boolean> {
    if (this.#isUnread) {
      return true;
    }
    this.#writeBatch();
    const read = () => this.#unsent.read(from, count, 'throw');
    const loaded = await this.#inOrder<readonly UnsentFrame[] | null>(read, null);
    this.#takeIn(loaded ?? [], wanted());
    return loaded !== null;
  }

  /**
   * Renumbers provisional frames on the device and loads them. Frames that the
   * device refuses to write stay in memory, and on the device under their old numbers.
   */
  async move(numbers: FrameNumbers, by: number, wanted: () => FrameNumbers): Promise<void> {
    this.#writeBatch();
    const nothing = { moved: [], refused: [] };
    const { moved, refused } = await this.#inOrder(() => this.#renumber(numbers, by), nothing);
    this.#takeIn(moved, wanted());
    for (const { seq } of refused) {
      const held = this.#frames.get(seq);
      if (held !== undefined) {
        held.isStored = false;
      }
    }
  }

  /** Frees memory of stored frames outside of `near`. Returns whether a frame was discarded that the device does not store. */
  trim({ first, end }: FrameNumbers): boolean {
    const most = this.#isWritable ? mostInMemory : mostInMemoryAlone;
    let isDiscarded = false;
    for (const [seq, frame] of this.#frames) {
      if (this.#frames.size <= most) {
        break;
      }
      const isNear = seq >= first && seq < end;
      if (!this.#isWritable || (frame.isStored && !isNear)) {
        this.#frames.delete(seq);
        isDiscarded ||= !frame.isStored;
      }
    }
    return isDiscarded;
  }

  #writeBatch(): void {
    this.#batchTimer.clear();
    const written = this.#batch;
    this.#batch = new Map();
    if (written.size > 0) {
      void this.#inOrder(() => this.#append(written), undefined);
    }
  }

  /** Runs a task after the earlier ones. A rejected task resolves to `fallback`. */
  #inOrder<Result>(task: () => Promise<Result>, fallback: Result): Promise<Result> {
    return this.#queue.run(task).catch(() => fallback);
  }

  async #append(written: ReadonlyMap<number, HeldFrame>): Promise<void> {
    if (!this.#isWritable) {
      return;
    }
    try {
      await this.#unsent.append([...written].map(([seq, { samples }]) => ({ seq, samples })));
      for (const frame of written.values()) {
        frame.isStored = true;
      }
    } catch {
      this.#isWritable = false;
    }
  }

  async #renumber(numbers: FrameNumbers, shift: number) {
    if (this.#isUnread) {
      return { moved: [], refused: [] };
    }
    if (this.#isWritable) {
      try {
        return { moved: await this.#unsent.renumber(numbers, shift), refused: [] };
      } catch {
        this.#isWritable = false;
      }
    }
    this.#unrenumbered ??= { from: numbers.first + shift, shift };
    const { first, end } = numbers;
    const moved = (await this.#unsent.read(first, end - first))
      .filter(({ seq }) => seq < end)
      .map(({ seq, samples }) => ({ seq: seq + shift, samples }));
    return { moved, refused: moved };
  }

  #numberOnDevice(seq: number): number {
    const refused = this.#unrenumbered;
    return refused !== null && seq >= refused.from ? seq - refused.shift : seq;
  }

  #takeIn(loaded: readonly UnsentFrame[], { first, end }: FrameNumbers): void {
    for (const { seq, samples } of loaded) {
      if (seq >= first && seq < end && !this.#frames.has(seq)) {
        this.#frames.set(seq, { samples, capturedAt: 0, isStored: true });
      }
    }
  }
}
