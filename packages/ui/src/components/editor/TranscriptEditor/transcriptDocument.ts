import type { TranscriptEntry } from './entries.ts';
import type { LastWords } from './lastWords.ts';
import type { Wording } from './rewriting.ts';
import type { DictatedSegment, KnownSegment, SavedSegment } from './segments.ts';

export interface TranscriptDocumentOptions {
  /**
   * What `onEntry` gave at another time, in order, to begin with. A snapshot
   * stands for everything before it.
   */
  entries?: readonly unknown[];
  /** Hears of every change as something small that can be kept as JSON. */
  onEntry?: (entry: TranscriptEntry) => void;
}

/**
 * A text that is dictated and edited at the same time. It lives without a
 * screen; `TranscriptEditor` shows it and lets a person write in it.
 */
export interface TranscriptDocument {
  /**
   * A sentence arrives. A new one falls where dictation falls and ends what was
   * interim. A known one that was not confirmed follows the engine wherever the
   * person has not touched it; what was deleted or undone stays away. A known
   * one that was confirmed changes nothing. What is said may change how
   * `earlier` segments are written, which must be continued by it.
   */
  settle: (segment: DictatedSegment, earlier?: readonly Wording[]) => void;
  /**
   * Writes segments differently, for instance after a setting was changed, and
   * leaves alone what a person has touched. Each list is one of `stretches`.
   */
  rewrite: (stretches: readonly (readonly Wording[])[]) => void;
  /**
   * Cuts known segments, in the order in which they were said, into stretches
   * that stand one after another as they were written.
   */
  stretches: (ids: readonly string[]) => string[][];
  /** What the document knows of a segment; null before it has arrived. */
  known: (id: string) => Pick<KnownSegment, 'text' | 'shown' | 'confirmed'> | null;
  /** These segments stand as they were written, and what is said next falls right behind them. */
  isContinued: (ids: readonly string[]) => boolean;
  /** What is being said and may still change: shown in its place, never part of the document. */
  showInterim: (text: string | null) => void;
  /** Lets dictation fall at the caret from now on, or at the end again. */
  moveAnchor: (to?: 'caret' | 'end') => void;
  /** Writes plain text in place of the selection, as typing would. */
  insertText: (text: string) => void;
  /**
   * Writes other words for some, as one step, where `before` still stands at its
   * place. Places are characters of `text()`.
   */
  replace: (changes: readonly TextChange[]) => void;
  /** Takes away the phrase or the sentence before the place where dictation falls. False where nothing stands there. */
  deleteLast: (what: LastWords) => boolean;
  /** Selects the sentence before the place where dictation falls. False where nothing stands there. */
  selectLast: () => boolean;
  /** Takes back one sentence, or one stretch of typing. False where nothing was to take back. */
  undo: () => boolean;
  redo: () => boolean;
  canUndo: () => boolean;
  canRedo: () => boolean;
  /** Begins an empty document. Segments that are known stay known, so that none of them comes back. */
  clear: () => void;
  /** Paragraphs are lines. The same string until something changes. */
  text: (options?: { interim: boolean }) => string;
  wordCount: () => number;
  /** Nothing is written but perhaps spaces. */
  isEmpty: () => boolean;
  /** Segments of which something still stands, in the order of the document. */
  segments: () => SavedSegment[];
  /** The whole document as one entry. */
  snapshot: () => TranscriptEntry;
  /** Calls after each change, also of interim words. Gives back how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Characters `from` to `to` of a text that say `before` are to say `after`. */
export interface TextChange {
  from: number;
  to: number;
  before: string;
  after: string;
}
