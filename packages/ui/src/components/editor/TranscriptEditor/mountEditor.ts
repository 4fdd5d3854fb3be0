import { baseKeymap, splitBlock } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { Decoration, DecorationSet, EditorView, type NodeView } from 'prosemirror-view';
import { insideOf } from './documentInside.ts';
import type { TranscriptDocument } from './transcriptDocument.ts';
import { followEnd, scrollerOf } from './followEnd.ts';
import { holdWhileComposing } from './holdWhileComposing.ts';
import { giveDirection, InterimWords } from './InterimWords.ts';
import { plainClipboard } from './plainClipboard.ts';

/** What the bar above and the dock below may hide of a page, in px: the caret never stands there. */
const pageEdges = { top: 80, right: 8, bottom: 160, left: 8 };

export interface EditorOptions {
  placeholder: string;
  readOnly: boolean;
  onShortcut: ((event: KeyboardEvent) => boolean) | undefined;
}

export interface MountedEditor {
  /** The options have changed. */
  refresh: () => void;
  unmount: () => void;
}

/** Lets a person write in `place`; whatever is written stands in the document, which stays when the editor goes. */
export function mountEditor(
  place: HTMLElement,
  document: TranscriptDocument,
  options: () => EditorOptions,
): MountedEditor {
  const inside = insideOf(document);
  const words = new InterimWords(inside);
  words.write();
  const hidden = scrollerOf(place) === window.document.documentElement ? pageEdges : 8;
  const hold = holdWhileComposing(inside);
  const view = new EditorView(
    { mount: place },
    {
      state: inside.state(),
      editable: () => !options().readOnly,
      dispatchTransaction: inside.dispatch,
      decorations: ({ doc }) =>
        DecorationSet.create(doc, [
          ...words.decorations(doc),
          ...placeholderOf(doc, inside.interim() === null ? options().placeholder : ''),
        ]),
      nodeViews: { paragraph: (node) => new ParagraphView(node) },
      plugins: [
        keymap({
          'Mod-z': () => document.undo(),
          'Mod-y': () => document.redo(),
          'Shift-Mod-z': () => document.redo(),
          'Shift-Enter': splitBlock,
        }),
        keymap(baseKeymap),
      ],
      handleKeyDown: (_, event) => options().onShortcut?.(event) === true,
      scrollMargin: hidden,
      scrollThreshold: hidden,
      handleDOMEvents: {
        ...plainClipboard(document),
        beforeinput: (_, event) => refuse(event, document),
        compositionstart: hold.writing,
        compositionupdate: hold.writing,
        compositionend: hold.ended,
      },
    },
  );
  words.direct();
  // The browser tells a moment late of a caret that a key has moved; drawn anew
  // before that, the view would put it back, and the next letter elsewhere.
  const unprepare = inside.beforeChange(() => {
    const isShown = inside.state() === view.state;
    if (isShown) {
      place.ownerDocument.dispatchEvent(new Event('selectionchange'));
    }
  });
  const unfollow = followEnd(place);
  const stop = document.subscribe(() => {
    const moved = words.write();
    const state = inside.state();
    if (moved || state !== view.state) {
      view.updateState(state);
    }
    words.direct();
  });
  return {
    refresh: () => view.setProps({}),
    unmount: () => {
      stop();
      unprepare();
      unfollow();
      view.destroy();
      hold.stop();
    },
  };
}

class ParagraphView implements NodeView {
  readonly dom = document.createElement('p');
  readonly contentDOM = this.dom;

  constructor(node: Node) {
    this.update(node);
  }

  update({ textContent }: Node): boolean {
    giveDirection(this.dom, textContent);
    return true;
  }

  ignoreMutation({ type }: { type: string }): boolean {
    return type === 'attributes';
  }
}

function placeholderOf(doc: Node, placeholder: string): Decoration[] {
  return doc.content.size === 2 && placeholder !== ''
    ? [Decoration.node(0, 2, { 'data-placeholder': placeholder })]
    : [];
}

// Plain text has no bold; what a menu of the browser undoes is the document's history.
function refuse(event: InputEvent, document: TranscriptDocument): boolean {
  const history = { historyUndo: document.undo, historyRedo: document.redo }[event.inputType];
  if (history || event.inputType.startsWith('format')) {
    event.preventDefault();
    history?.();
    return true;
  }
  return false;
}
