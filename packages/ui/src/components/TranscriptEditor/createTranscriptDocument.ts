import { closeHistory, history, redo, undo, undoDepth, redoDepth } from 'prosemirror-history';
import {
  type Command,
  EditorState,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { changeEntry, contentOf, snapshotEntry, type TranscriptEntry } from './entries.ts';
import { type LastWords, lastWordsOf, withSpaceBefore } from './lastWords.ts';
import { documentOf, sliceOf, textOf, wordsOf } from './paragraphs.ts';
import { placeOf, positionOf } from './place.ts';
import {
  type DictatedSegment,
  type KnownSegment,
  positionIn,
  rangeOf,
  rangesOf,
  type SavedSegment,
  savedSegments,
  unconfirmedSegments,
} from './segments.ts';
import { type Ranges, rewritten, stretchesOf, stretchOf, type Wording } from './rewriting.ts';
import { confirmed, reworded, settled } from './settling.ts';

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

/** What the view of a document needs besides. */
export interface DocumentInside {
  state: () => EditorState;
  interim: () => string | null;
  /** Where the interim words stand now. */
  interimPlace: () => ReturnType<typeof placeOf>;
  dispatch: (transaction: Transaction) => void;
  /** What arrives waits until the returned function is called: a composition must not be disturbed. */
  hold: () => () => void;
  /** Calls before anything but a key changes the text. Gives back how to stop. */
  beforeChange: (listener: () => void) => () => void;
}

const insides = new WeakMap<TranscriptDocument, DocumentInside>();

/** @throws TypeError for a document that `createTranscriptDocument` has not made. */
export function insideOf(document: TranscriptDocument): DocumentInside {
  const inside = insides.get(document);
  if (inside === undefined) {
    throw new TypeError('Only what createTranscriptDocument makes can be shown.');
  }
  return inside;
}

/**
 * Creates a document, or makes one again from its entries.
 *
 * @throws UnreadableEntryError where an entry cannot be read.
 */
export function createTranscriptDocument({
  entries = [],
  onEntry,
}: TranscriptDocumentOptions = {}): TranscriptDocument {
  const content = contentOf(entries);
  const known = new Map(content.known);
  const listeners = new Set<() => void>();
  const holds = new Set<symbol>();
  const preparing = new Set<() => void>();
  const waiting: (() => void)[] = [];
  let state = stateOf(content.doc);
  let anchor = content.anchor;
  let interim: string | null = null;
  // The sentence that one undo would take back, as long as nothing was written after it.
  let takenBackWith: string | null = null;
  let written: { doc: unknown; text: string } = { doc: null, text: '' };

  const changed = () => {
    for (const listener of listeners) {
      listener();
    }
  };

  const apply = (transaction: Transaction, segments: KnownSegment[] = []) => {
    state = state.apply(transaction);
    anchor = anchor === 'end' ? anchor : transaction.mapping.map(anchor);
    for (const segment of segments) {
      known.set(segment.id, segment);
    }
    if (transaction.docChanged || segments.length > 0) {
      onEntry?.(changeEntry(transaction.steps, anchor, segments));
    }
  };

  const applySilently = (transaction: Transaction | null) => {
    if (transaction !== null) {
      apply(transaction.setMeta('addToHistory', false));
    }
  };

  const prepare = () => {
    for (const listener of preparing) {
      listener();
    }
  };

  const arrive = (task: () => void) => {
    if (holds.size > 0) {
      waiting.push(task);
    } else {
      prepare();
      task();
    }
  };

  const applyOfPerson = (transaction: Transaction) => {
    if (transaction.docChanged && takenBackWith !== null) {
      takenBackWith = null;
      closeHistory(transaction);
    }
    apply(transaction);
  };

  // Into a selection nothing may fall: the next key would delete it.
  const freeAnchor = () => {
    const { from, to } = state.selection;
    return anchor !== 'end' && from < anchor && anchor < to ? to : anchor;
  };

  const put = (segment: KnownSegment) => {
    interim = null;
    anchor = freeAnchor();
    apply(closeHistory(settled(state, anchor, segment)), [segment]);
    takenBackWith = segment.id;
  };

  // What was said and what it changes before it are one step. Where that does
  // not stand as it was written any more, the words fall as they were said.
  const putBehind = (segment: KnownSegment, earlier: readonly Wording[]) => {
    if (!isContinued(earlier.map(({ id }) => id))) {
      put({ ...segment, shown: segment.text });
      return;
    }
    const { change, segments } = wordedAnew(earlier, rangesOf(state.doc));
    interim = null;
    apply(closeHistory(change ?? state.tr), segments);
    const behind = settled(state, anchor, segment, { opens: false });
    apply(behind.setMeta('appendedTransaction', state.tr), [segment]);
    takenBackWith = segment.id;
  };

  const follow = (before: KnownSegment, segment: KnownSegment) => {
    if (segment.confirmed) {
      applySilently(confirmed(state, segment.id));
    }
    const change = reworded(state, before.shown, segment);
    if (change !== null && takenBackWith === segment.id) {
      change.setMeta('appendedTransaction', state.tr);
    } else if (change !== null) {
      closeHistory(change);
      takenBackWith = segment.id;
    }
    apply(change ?? state.tr, [change === null ? { ...segment, shown: before.shown } : segment]);
  };

  const knownOf = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);

  const isContinued = (ids: readonly string[]) => {
    const segments = knownOf(ids);
    const ranges = new Map(
      segments.flatMap(({ id }) => {
        const range = rangeOf(state.doc, id);
        return range === null ? [] : [[id, range] as const];
      }),
    );
    const stretch = stretchOf(state.doc, ranges, segments);
    return stretch?.to === positionOf(state.doc, freeAnchor());
  };

  // Gives back how the document changes, and the segments as they are written then.
  const wordedAnew = (
    wordings: readonly Wording[],
    ranges: Ranges,
  ): { change: Transaction | null; segments: KnownSegment[] } => {
    const before = knownOf(wordings.map(({ id }) => id));
    const segments = before.map((segment, at) => ({
      ...segment,
      shown: wordings[at]?.text ?? segment.shown,
    }));
    const stretch = stretchOf(state.doc, ranges, before);
    if (stretch !== null) {
      const texts = segments.map(({ id, shown, confirmed }) => ({ id, text: shown, confirmed }));
      return { change: rewritten(state, stretch, texts), segments };
    }
    const [one, other] = segments;
    const change = one && other === undefined ? reworded(state, before[0]?.shown ?? '', one) : null;
    return { change, segments: change === null ? [] : segments };
  };

  const settle = (
    { id, text, written, confirmed, start, end }: DictatedSegment,
    earlier: readonly Wording[],
  ) => {
    const before = known.get(id);
    const segment = {
      id,
      text,
      shown: written ?? text,
      confirmed,
      start: start ?? before?.start ?? null,
      end: end ?? before?.end ?? null,
    };
    if (before === undefined && earlier.length === 0) {
      put(segment);
    } else if (before === undefined) {
      putBehind(segment, earlier);
    } else if (!before.confirmed && (confirmed || text !== before.text)) {
      follow(before, segment);
    } else {
      return;
    }
    changed();
  };

  const rewrite = (stretches: readonly (readonly Wording[])[]) => {
    for (const wordings of stretches) {
      const { change, segments } = wordedAnew(wordings, rangesOf(state.doc));
      apply((change ?? state.tr).setMeta('addToHistory', false), segments);
    }
    changed();
  };

  // Text that comes back by undo still carries the doubt it was deleted with.
  const confirmAgain = () => {
    for (const id of unconfirmedSegments(state.doc)) {
      if (known.get(id)?.confirmed === true) {
        applySilently(confirmed(state, id));
      }
    }
  };

  const dispatch = (transaction: Transaction) => {
    applyOfPerson(transaction);
    changed();
  };

  const run = (command: Command) => {
    const done = command(state, (transaction) => apply(transaction));
    if (done) {
      takenBackWith = null;
      confirmAgain();
      changed();
    }
    return done;
  };

  const text = () => {
    if (written.doc !== state.doc) {
      written = { doc: state.doc, text: textOf(state.doc) };
    }
    return written.text;
  };

  const textWithInterim = (words: string) => {
    const { position, opens, before, after } = placeOf(state.doc, freeAnchor(), words);
    const [left, right] = [
      textOf(state.doc.cut(0, position)),
      textOf(state.doc.cut(position, state.doc.content.size)),
    ];
    return left + (opens ? '\n' : before) + words + after + right;
  };

  const document: TranscriptDocument = {
    settle: (segment, earlier = []) => arrive(() => settle(segment, earlier)),
    rewrite: (stretches) => arrive(() => rewrite(stretches)),
    stretches: (ids) =>
      stretchesOf(state.doc, rangesOf(state.doc), knownOf(ids)).map((stretch) =>
        stretch.map(({ id }) => id),
      ),
    known: (id) => known.get(id) ?? null,
    isContinued: (ids) => {
      // What the browser has not told yet, or what waits for a composition to end, may fall between.
      prepare();
      return holds.size === 0 && isContinued(ids);
    },
    showInterim: (text) =>
      arrive(() => {
        const next = text === '' ? null : text;
        if (next !== interim) {
          interim = next;
          changed();
        }
      }),
    moveAnchor: (to = 'caret') => {
      const place = state.selection.$to.parent.isTextblock ? state.selection.to : 'end';
      anchor = to === 'end' || place === Selection.atEnd(state.doc).head ? 'end' : place;
      onEntry?.(changeEntry([], anchor, []));
      changed();
    },
    insertText: (text) => {
      prepare();
      const { tr, selection } = state;
      const slice = sliceOf(text);
      const [from, to] = [
        positionOf(state.doc, selection.from),
        positionOf(state.doc, selection.to),
      ];
      dispatch(
        slice.openStart === 0
          ? tr.insertText(text, from, to).scrollIntoView()
          : tr.replace(from, to, slice).scrollIntoView(),
      );
    },
    replace: (changes) => {
      const { tr } = state;
      const place = { from: 1, text: text() };
      for (const { from, to, before, after } of changes.toSorted((a, b) => b.from - a.from)) {
        if (place.text.slice(from, to) === before) {
          tr.insertText(after, positionIn(place, from), positionIn(place, to));
        }
      }
      if (tr.docChanged) {
        dispatch(closeHistory(tr));
      }
    },
    deleteLast: (what) => {
      const range = lastWordsOf(state.doc, positionOf(state.doc, anchor), what);
      if (range === null) {
        return false;
      }
      const { from, to } = withSpaceBefore(state.doc, range);
      dispatch(closeHistory(state.tr.delete(from, to)));
      return true;
    },
    selectLast: () => {
      const range = lastWordsOf(state.doc, positionOf(state.doc, anchor), 'sentence');
      if (range === null) {
        return false;
      }
      const { from, to } = range;
      dispatch(state.tr.setSelection(TextSelection.create(state.doc, from, to)).scrollIntoView());
      return true;
    },
    undo: () => run(undo),
    redo: () => run(redo),
    canUndo: () => undoDepth(state) > 0,
    canRedo: () => redoDepth(state) > 0,
    clear: () => {
      state = stateOf(documentOf(''));
      takenBackWith = null;
      anchor = 'end';
      interim = null;
      for (const [id, segment] of known) {
        known.set(id, { ...segment, text: '', shown: '', confirmed: true });
      }
      onEntry?.(snapshotEntry({ doc: state.doc, anchor, known }));
      changed();
    },
    text: (options) =>
      options?.interim === true && interim !== null ? textWithInterim(interim) : text(),
    wordCount: () => state.doc.children.reduce((words, paragraph) => words + wordsOf(paragraph), 0),
    isEmpty: () => text().trim() === '',
    segments: () => savedSegments(state.doc, known),
    snapshot: () => snapshotEntry({ doc: state.doc, anchor, known }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };

  insides.set(document, {
    state: () => state,
    interim: () => interim,
    interimPlace: () => placeOf(state.doc, freeAnchor(), interim ?? ''),
    dispatch,
    beforeChange: (listener) => {
      preparing.add(listener);
      return () => {
        preparing.delete(listener);
      };
    },
    hold: () => {
      const hold = Symbol('hold');
      holds.add(hold);
      return () => {
        if (holds.delete(hold) && holds.size === 0) {
          for (const task of waiting.splice(0)) {
            arrive(task);
          }
        }
      };
    },
  });
  return document;
}

function stateOf(doc: EditorState['doc']): EditorState {
  return EditorState.create({
    doc,
    selection: Selection.atEnd(doc),
    plugins: [history({ depth: 500 })],
  });
}
