import type { TranscriptEntry } from '../journal/transcriptEntries.ts';
import type {
  DocumentSegment,
  FormattedText,
  InsertedSegment,
  NewSegment,
} from '../segments/segment.ts';
import type { SegmentStore } from '../segments/segmentStore.ts';
import type { LastWords } from './lastWords.ts';

export interface TranscriptDocumentOptions {
  /** Earlier entries of `onEntry`, in order. A snapshot replaces all entries before it. */
  entries?: readonly unknown[];
  /** The recognised segments; the document adds those that it lacks. @default an empty store */
  segments?: SegmentStore;
  /** Calls with a small JSON value for each change. */
  onEntry?: (entry: TranscriptEntry) => void;
}

/**
 * A text that is dictated and edited at the same time. It needs no screen;
 * `TranscriptEditor` shows it for editing.
 */
export interface TranscriptDocument {
  /** The raw text of all segments, inserted or not. */
  readonly recognised: SegmentStore;
  /**
   * Inserts a segment at the anchor and removes the interim text. A newer version of
   * an unconfirmed segment is merged, except for words that the person edited;
   * deleted text is not inserted again. A confirmed segment never changes.
   * `earlier` are preceding segments whose formatted text changes with it.
   * A late segment is inserted before the one that was said next, `followingId`.
   */
  insertSegment: (
    segment: NewSegment,
    earlier?: readonly FormattedText[],
    followingId?: string,
  ) => void;
  /** Replaces formatted texts, except for words that the person edited, as one change. Each list is one of `findRuns`. */
  rewriteSegments: (runs: readonly (readonly FormattedText[])[]) => void;
  /**
   * Finds the runs that contain these inserted segments, lazily: consecutive segments
   * whose text is unedited. Those in sight come first, then the others in the order in
   * which they were said. `isJoined` tells whether a segment was formatted together
   * with the one before it.
   */
  findRuns: (
    ids: Iterable<string>,
    isJoined?: (id: string) => boolean,
  ) => Iterable<readonly string[]>;
  /** The inserted version of a segment; null before it is inserted. */
  findSegment: (id: string) => InsertedSegment | null;
  /** Whether these segments are an unedited run that ends where the next segment is inserted. */
  canContinue: (ids: readonly string[]) => boolean;
  /** Shows text that the engine may still change. It is no part of the document. */
  showInterim: (text: string | null) => void;
  /** Moves the place where segments are inserted. @default 'caret' */
  moveAnchor: (to?: 'caret' | 'end') => void;
  /** Replaces the selection by plain text, as typing does. */
  insertText: (text: string) => void;
  /** Inserts the first part of a text as `insertText` does, and the others by `insertRest`. */
  insertLongText: (text: string) => void;
  /** Inserts the next part of a long text at its place. True when another one is left. */
  insertRest: () => boolean;
  /** Makes those changes whose `before` is still at its place, as one undo step. */
  replace: (changes: readonly TextChange[]) => void;
  /** Deletes the last phrase or sentence before the anchor. False when there is none. */
  deleteLast: (what: LastWords) => boolean;
  /** Selects the last sentence before the anchor. False when there is none. */
  selectLast: () => boolean;
  /** Reverts one segment, or one run of typing. False when there is no step. */
  undo: () => boolean;
  redo: () => boolean;
  canUndo: () => boolean;
  canRedo: () => boolean;
  /** Begins an empty text. Segments that were inserted are not inserted again. */
  clear: () => void;
  /** Each paragraph is a line. The same string until the text changes. */
  text: (options?: { interim: boolean }) => string;
  /** The number of words by the rules of Persian; with `interim` those of the interim text too. */
  wordCount: (options?: { interim: boolean }) => number;
  /** The text has no character but spaces. */
  isEmpty: () => boolean;
  /** The segments that have text, in the order of the document. */
  segments: () => DocumentSegment[];
  /** The whole document as one entry. */
  snapshot: () => TranscriptEntry;
  /** Runs a task now, or after a composition that must not be disturbed. */
  whenFree: (task: () => void) => void;
  /** Whether a composition must not be disturbed. */
  isHeld: () => boolean;
  /** Runs several changes and calls the subscribers once, after the last of them. */
  batch: (changes: () => void) => void;
  /** Calls after each change, also of the interim text. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** Characters `from` to `to` of `text()`, which read `before`, are replaced by `after`. */
export interface TextChange {
  from: number;
  to: number;
  before: string;
  after: string;
}
