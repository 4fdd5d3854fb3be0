/**
 * Stores what a person dictates on this device until it is saved or deleted.
 * Everything is encrypted with a key of that person that cannot be exported
 * (S10), and only appended to (D08).
 *
 * Every write resolves when the browser has stored it, and rejects with a
 * {@link DraftStorageError} when the device is full or has no storage (S01, S03).
 */
export interface Drafts {
  /** Opens a draft, or begins a new one. */
  open(documentId: string): Draft;
  /** All drafts, newest first. An unreadable one is left out and quarantined (S04). */
  list(): Promise<readonly DraftSummary[]>;
  /**
   * The ids of the conversations that were edited on this device, the last changed one first; they are no drafts.
   *
   * @throws DraftStorageError where the browser gives nothing
   */
  listEdited(): Promise<readonly string[]>;
  /** The ids of the documents whose sound has a mark, the last changed one first; marks are no drafts. */
  listMarked(): Promise<readonly string[]>;
  /** The ids of the conversations that have reviewed words on this device; they are no drafts. */
  listReviewed(): Promise<readonly string[]>;
  /** How often the browser gave nothing where it was asked: then «nothing is stored» is not known. */
  countUnread(): number;
  /**
   * Makes everything of this person unreadable for good, by deleting the key. After the final
   * deletion no page that was open before makes a new key: a suspended tab that goes on writes nothing.
   */
  destroyKey(options?: { readonly isFinal?: boolean }): Promise<void>;
}

export interface DraftSummary {
  readonly documentId: string;
  /** In ms since 1970, by the device's clock. */
  readonly begunAt: number;
  readonly changedAt: number;
  /** Whether it has text entries, also where `entries` cannot read them now. */
  readonly hasText: boolean;
  /** Length of the recordings, in ms. */
  readonly audioDuration: number;
  /** When the last part of the recordings was stored, in ms since 1970; null without recordings. */
  readonly recordedAt: number | null;
  /** Length of audio that the service has not acknowledged, in ms. */
  readonly unsentDuration: number;
}

/** What a log is that the browser does not give: an empty one, or an error for a caller that would replace it. */
export type UnreadLog = 'empty' | 'throw';

export interface Draft {
  readonly documentId: string;
  /**
   * Appends JSON values to the text log, in order. Rejected entries are missing
   * from it, until `compact` replaces the log.
   *
   * @throws DraftLostError when earlier entries of this page were deleted
   */
  append(entries: readonly unknown[]): Promise<void>;
  /** Replaces all entries by one, atomically. */
  compact(entry: unknown): Promise<void>;
  /**
   * All entries, in order. Unreadable ones are skipped and quarantined (S04).
   *
   * @throws DraftStorageError with `throw`, where the browser gives nothing
   */
  entries(unread?: UnreadLog): Promise<readonly unknown[]>;
  appendAudio(slice: AudioSlice): Promise<void>;
  /** One blob for each recording, in order. */
  audio(): Promise<readonly Blob[]>;
  /** The recordings with the lengths that were measured while they were made, in order. */
  recordings(): Promise<readonly StoredRecording[]>;
  /** Deletes the recordings; the text stays. */
  removeAudio(): Promise<void>;
  readonly unsent: UnsentFrames;
  /** Moves the recordings and the unsent frames to another draft, which has none, atomically. */
  moveAudio(documentId: string): Promise<void>;
  /** Deletes the draft. */
  remove(): Promise<void>;
}

/** One run of a recorder, as this device has it. */
export interface StoredRecording {
  readonly recordingId: string;
  readonly blob: Blob;
  /** In ms, without pauses. A recorder writes no length into its file (T-36). */
  readonly duration: number;
}

/** A part of a recording. */
export interface AudioSlice {
  /** One run of a recorder. */
  readonly recordingId: string;
  /** Order within the recording. */
  readonly index: number;
  readonly bytes: ArrayBuffer;
  readonly mimeType: string;
  /** In ms. */
  readonly duration: number;
}

/** An audio frame for the service: 16-bit samples at 16 kHz. */
export interface UnsentFrame {
  readonly seq: number;
  readonly samples: Int16Array;
}

/** The audio frames of a draft that the service has not acknowledged. */
export interface UnsentFrames {
  append(frames: readonly UnsentFrame[]): Promise<void>;
  /**
   * At most `count` frames with numbers from `from` on, in order.
   *
   * @throws DraftStorageError with `throw`, where the browser gives nothing
   */
  read(from: number, count: number, unread?: UnreadLog): Promise<readonly UnsentFrame[]>;
  /**
   * The first and the last stored number; null without frames.
   *
   * @throws DraftStorageError with `throw`, where the browser gives nothing
   */
  range(unread?: UnreadLog): Promise<{ first: number; last: number } | null>;
  /** Deletes all frames up to and including this number. */
  dropUpTo(seq: number): Promise<void>;
  /** Adds `shift` to these frame numbers, atomically. Resolves to the renumbered frames. */
  renumber(numbers: FrameNumbers, shift: number): Promise<readonly UnsentFrame[]>;
}

/** Frame numbers from `first` to before `end`. */
export interface FrameNumbers {
  readonly first: number;
  readonly end: number;
}

/** The stored text of a draft was deleted, by the browser or by another page: it has to be written anew. */
export class DraftLostError extends Error {
  override readonly name = 'DraftLostError';

  constructor() {
    super('The stored draft was deleted: write its whole text again.');
  }
}

/** The device cannot store a draft. */
export class DraftStorageError extends Error {
  override readonly name = 'DraftStorageError';
  /** `forbidden`: the browser stores nothing, or the person has deleted the texts of this device since the page was opened. */
  readonly reason: 'full' | 'forbidden';

  constructor(reason: 'full' | 'forbidden', cause?: unknown) {
    super(
      reason === 'full'
        ? 'The device has no room for this draft: free some, or download the text.'
        : 'The browser stores nothing for this page: download the text before closing it.',
      { cause },
    );
    this.reason = reason;
  }
}
