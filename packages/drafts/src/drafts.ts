/**
 * Where what a person dictates is kept on this device, from the first moment
 * and until it is saved or thrown away. Everything is encrypted with a key of
 * that person which cannot be taken out of the browser (S10), and only ever
 * appended to (D08).
 *
 * Every write resolves when the browser has it for good, and rejects with a
 * {@link DraftRefusal} when the device has no room or no storage (S01, S03).
 */
export interface Drafts {
  /** Opens a draft, or begins it. */
  open(documentId: string): Draft;
  /** Drafts that were begun and neither saved nor thrown away, newest first. One that cannot be read is left out and kept (S04). */
  list(): Promise<readonly DraftSummary[]>;
  /** Makes everything of this person unreadable for good, by deleting their key. */
  shred(): Promise<void>;
}

export interface DraftSummary {
  readonly documentId: string;
  /** By the clock of the device, in ms since 1970. */
  readonly begunAt: number;
  readonly changedAt: number;
  /** Length of the recording, in ms. */
  readonly audioDuration: number;
  /** Length of audio that the service never acknowledged, in ms. */
  readonly unsentDuration: number;
}

export interface Draft {
  readonly documentId: string;
  /**
   * Appends entries to the text's history: anything JSON can hold, in order.
   * After a refusal these are missing from it; `compact` makes it whole again.
   */
  append(entries: readonly unknown[]): Promise<void>;
  /** Puts one entry in the place of all that stand, in one step; what is appended later follows it. */
  compact(entry: unknown): Promise<void>;
  /** All entries, in order. One that cannot be read is skipped and kept aside (S04). */
  entries(): Promise<readonly unknown[]>;
  /** Appends a piece of the recording. A `stretch` is one run of a recorder; its pieces play in the order of `index`. */
  appendAudio(slice: AudioSlice): Promise<void>;
  /** The recording, one blob for each stretch, in order. */
  audio(): Promise<readonly Blob[]>;
  readonly unsent: UnsentFrames;
  /** Removes the draft with everything in it. */
  remove(): Promise<void>;
}

/** `duration` in ms. */
export interface AudioSlice {
  readonly stretch: string;
  readonly index: number;
  readonly bytes: ArrayBuffer;
  readonly mimeType: string;
  readonly duration: number;
}

/** Audio as it goes to the service: 16-bit samples at 16 kHz. */
export interface UnsentFrame {
  readonly seq: number;
  readonly samples: Int16Array;
}

/** Audio of a draft that the service has not acknowledged. */
export interface UnsentFrames {
  append(frames: readonly UnsentFrame[]): Promise<void>;
  /** At most `count` frames with numbers from `from` on, in order. */
  read(from: number, count: number): Promise<readonly UnsentFrame[]>;
  /** The first and the last number that is kept, or null when none is. */
  range(): Promise<{ first: number; last: number } | null>;
  /** Forgets all frames up to and including this number. */
  dropUpTo(seq: number): Promise<void>;
  /**
   * Gives the frames from `first` on, without `end`, numbers that are different
   * by `shift`, in one step: a crash leaves all as they were or all as they are
   * to be. Gives them back with their new numbers.
   */
  renumber(numbers: FrameNumbers, shift: number): Promise<readonly UnsentFrame[]>;
}

/** Numbers from `first` on, without `end`. */
export interface FrameNumbers {
  readonly first: number;
  readonly end: number;
}

/** Why the device does not keep a draft. */
export class DraftRefusal extends Error {
  override readonly name = 'DraftRefusal';
  readonly reason: 'full' | 'forbidden';

  constructor(reason: 'full' | 'forbidden', cause?: unknown) {
    super(
      reason === 'full'
        ? 'The device has no room for this draft: free some, or download the text.'
        : 'The browser keeps nothing for this page: download the text before it is closed.',
      { cause },
    );
    this.reason = reason;
  }
}
