import { baseKeymap, splitBlockAs } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet, type DirectEditorProps, EditorView } from 'prosemirror-view';
import { type DocumentInternals, getInternals, type TranscriptDocument } from '@nevisa/transcript';
import { findSight } from './findSight.ts';
import { followEnd, findScroller } from './followEnd.ts';
import { EditorMarks, type UncertainWords } from './EditorMarks.ts';
import type { ShownHits } from './HitMarks.ts';
import { keepCaretOnFocus } from './keepCaretOnFocus.ts';
import { hideFromReact } from './hideFromReact.ts';
import { type CompositionHold, holdWhileComposing } from './holdWhileComposing.ts';
import { InterimWords, isEmptyDocument } from './InterimWords.ts';
import { type ParagraphHeads, ParagraphView, SpokenParagraphView } from './ParagraphView.ts';
import { MountingSteps } from './mountingSteps.ts';
import { createPlainClipboard } from './createPlainClipboard.ts';
import { decorateSpoken } from './spoken/SpokenMark.ts';
import type { SpokenWords } from './spoken/spokenWords.ts';

/** The distance in px between the caret and what covers the page. */
const caretRoom = 8;

/** The page edges that bars cover, in px: the caret is scrolled out of them. The page declares them as its scroll padding. */
const pageEdges = {
  get top() {
    return readPadding('scrollPaddingTop') + caretRoom;
  },
  get bottom() {
    return readPadding('scrollPaddingBottom') + caretRoom;
  },
  left: caretRoom,
  right: caretRoom,
};

function readPadding(side: 'scrollPaddingTop' | 'scrollPaddingBottom'): number {
  // Without a declaration the value is the word `auto`.
  return Number.parseFloat(getComputedStyle(window.document.documentElement)[side]) || 0;
}

export interface EditorOptions {
  placeholder: string;
  readOnly: boolean;
  listening: boolean;
  onShortcut: ((event: KeyboardEvent) => boolean) | undefined;
  hits: ShownHits;
  spoken: SpokenWords | undefined;
  uncertain: UncertainWords | undefined;
}

export interface MountedEditor {
  /** Applies changed options. */
  refresh: () => void;
  /** Scrolls to the hit of this index. */
  reveal: (at: number | null) => void;
  unmount: () => void;
}

/** Mounts an editor of a document in `place`. The document outlives the editor. */
export function mountEditor(
  place: HTMLElement,
  document: TranscriptDocument,
  options: () => EditorOptions,
  id: string,
  heads?: ParagraphHeads,
): MountedEditor {
  const internals = getInternals(document);
  const words = new InterimWords(internals, () => options().listening);
  words.write();
  const hold = holdWhileComposing(internals);
  hideFromReact(place);
  // A part of the text does not tell whether the reader is at its end.
  let unfollow = (): void => undefined;
  const steps = new MountingSteps(internals, {
    atOnce: words.isShown() || place.contains(window.document.activeElement),
    onDone: () => {
      unfollow = followEnd(place);
    },
  });
  const marks = new EditorMarks(id, options, () => steps.update(true));
  const view = new EditorView(
    { mount: place },
    {
      ...createViewProps(document, options, { heads, marks }),
      ...createSurroundings(document, hold, place),
      state: steps.first,
      dispatchTransaction: steps.dispatch,
      decorations: ({ doc }) => decorate(doc, words, internals, options),
    },
  );
  words.direct();
  internals.provideSight(() => findSight(view));
  const unprepare = reportCaretFirst(internals, view);
  const unkeep = keepCaretOnFocus(view);
  steps.begin(view);
  marks.begin(view);
  const stop = document.subscribe(() => {
    steps.update(words.write());
    words.direct();
    marks.draw();
  });
  return {
    refresh: () => {
      if (options().hits.at !== null) {
        steps.finish();
      }
      steps.update(words.write());
      view.setProps({});
      marks.draw();
    },
    reveal: (at) => marks.reveal(at),
    unmount: () => {
      steps.stop();
      [stop, marks.stop, unprepare, unkeep, unfollow].forEach((end) => end());
      internals.provideSight(null);
      view.destroy();
      hold.stop();
    },
  };
}

function createSurroundings(
  document: TranscriptDocument,
  { writing, ended }: CompositionHold,
  place: HTMLElement,
): Pick<DirectEditorProps, 'handleDOMEvents' | 'scrollMargin' | 'scrollThreshold'> {
  const edges = findScroller(place) === window.document.documentElement ? pageEdges : caretRoom;
  return {
    scrollMargin: edges,
    scrollThreshold: edges,
    handleDOMEvents: {
      ...createPlainClipboard(document),
      beforeinput: (_, event) => handleBeforeInput(event, document),
      compositionstart: writing,
      compositionupdate: writing,
      compositionend: ended,
    },
  };
}

// The browser reports a moved caret late. A view that is updated before the report
// would restore the old caret, and the next letter would be typed there.
function reportCaretFirst(internals: DocumentInternals, view: EditorView): () => void {
  return internals.beforeChange(() => {
    const isShown = internals.state() === view.state;
    if (isShown) {
      view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
    }
  });
}

function createViewProps(
  document: TranscriptDocument,
  options: () => EditorOptions,
  { heads, marks }: { heads: ParagraphHeads | undefined; marks: EditorMarks },
): Pick<DirectEditorProps, 'editable' | 'nodeViews' | 'plugins' | 'handleKeyDown'> {
  return {
    editable: () => !options().readOnly,
    nodeViews: {
      paragraph: (node, view, getPlace) =>
        heads === undefined
          ? new ParagraphView(node)
          : new SpokenParagraphView(node, view, getPlace, heads),
    },
    plugins: [
      keymap({
        'Mod-z': () => document.undo(),
        'Mod-y': () => document.redo(),
        'Shift-Mod-z': () => document.redo(),
        // The new paragraph has the speaker of the divided one.
        Enter: splitParagraph,
        'Shift-Enter': splitParagraph,
      }),
      keymap(baseKeymap),
      new Plugin({
        view: () => ({ update: ({ state }, before) => marks.redraw(state.doc !== before.doc) }),
      }),
    ],
    handleKeyDown: (_, event) => options().onShortcut?.(event) === true,
  };
}

const splitParagraph = splitBlockAs(({ type, attrs }) => ({ type, attrs }));

function decorate(
  doc: Node,
  words: InterimWords,
  internals: DocumentInternals,
  options: () => EditorOptions,
): DecorationSet {
  return DecorationSet.create(doc, [
    ...words.decorations(doc),
    ...(internals.interim() === null ? createPlaceholder(doc, options().placeholder) : []),
    ...decorateSpoken(options().spoken?.read, doc.content.size),
  ]);
}

function createPlaceholder(doc: Node, placeholder: string): Decoration[] {
  return isEmptyDocument(doc) ? [Decoration.node(0, 2, { 'data-placeholder': placeholder })] : [];
}

// Plain text has no format; the undo of the browser's menu is the undo of the document.
function handleBeforeInput(event: InputEvent, document: TranscriptDocument): boolean {
  const history = { historyUndo: document.undo, historyRedo: document.redo }[event.inputType];
  if (history || event.inputType.startsWith('format')) {
    event.preventDefault();
    history?.();
    return true;
  }
  return false;
}
