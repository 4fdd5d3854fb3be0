import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';
import { fill } from '../../../foundations/fill.ts';
import { editorText } from '../../../foundations/text/editorText.ts';
import { giveDirection } from './InterimWords.ts';
import { findPlace } from './paragraphPlaces.ts';

/** What the head of a paragraph shows. */
export interface ShownHead {
  /** The name of the speaker; null where no speaker is named. */
  readonly name: string | null;
  /** The time of the first word: «۰۲:۱۵». Null without one. */
  readonly time: string | null;
}

/** Speaker and time of each paragraph of an editor. */
export interface ParagraphHeads {
  /** The head of the paragraph that holds a position; `speaker` is its id. */
  readonly read: (position: number, speaker: string | null) => ShownHead;
  /** Calls when the heads have to be read again. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The person pressed the speaker of the paragraph that holds this position. */
  readonly onSpeaker: (position: number, button: HTMLElement) => void;
}

export class ParagraphView implements NodeView {
  readonly dom: HTMLElement = document.createElement('p');
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

/** A paragraph with its head before it, which is no part of the text. */
export class SpokenParagraphView implements NodeView {
  readonly dom = document.createElement('div');
  readonly contentDOM = document.createElement('p');
  readonly #head = document.createElement('div');
  readonly #button = document.createElement('button');
  readonly #name = document.createElement('bdi');
  readonly #time = document.createElement('span');
  readonly #view: EditorView;
  readonly #place: () => number | undefined;
  readonly #heads: ParagraphHeads;
  readonly #stop: () => void;
  #node: Node;

  constructor(
    node: Node,
    view: EditorView,
    place: () => number | undefined,
    heads: ParagraphHeads,
  ) {
    this.#node = node;
    this.#view = view;
    this.#place = place;
    this.#heads = heads;
    this.dom.dataset['spoken'] = '';
    this.#head.dataset['head'] = '';
    this.#head.contentEditable = 'false';
    this.#button.type = 'button';
    // Tab goes through the text; Alt+G opens the menu of the caret's paragraph.
    this.#button.tabIndex = -1;
    this.#button.append(this.#name);
    this.#button.addEventListener('click', () =>
      this.#heads.onSpeaker((this.#place() ?? 0) + 1, this.#button),
    );
    this.#head.append(this.#button, this.#time);
    this.dom.append(this.#head, this.contentDOM);
    this.#stop = heads.subscribe(() => this.#draw());
    giveDirection(this.contentDOM, node.textContent);
    this.#draw();
  }

  update(node: Node): boolean {
    const isOther = node.attrs['speaker'] !== this.#node.attrs['speaker'];
    this.#node = node;
    giveDirection(this.contentDOM, node.textContent);
    if (isOther) {
      this.#draw();
    }
    return true;
  }

  stopEvent(event: Event): boolean {
    return event.target instanceof globalThis.Node && this.#head.contains(event.target);
  }

  ignoreMutation({ type, target }: { type: string; target: globalThis.Node }): boolean {
    return type === 'attributes' || this.#head.contains(target);
  }

  destroy(): void {
    this.#stop();
  }

  #draw(): void {
    const { doc } = this.#view.state;
    const position = findPlace(doc, this.#node) ?? this.#place();
    if (position === undefined || position > doc.content.size) {
      return;
    }
    const speaker: unknown = this.#node.attrs['speaker'];
    const id = typeof speaker === 'string' ? speaker : null;
    const { name, time } = this.#heads.read(position + 1, id);
    const words = editorText.paragraph;
    write(this.#name, name ?? words.noSpeaker);
    write(this.#time, time ?? '');
    this.#button.dataset['named'] = String(name !== null);
    const label = name === null ? words.noSpeaker : fill(words.speaker, { name });
    this.#button.setAttribute('aria-label', label);
  }
}

function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}
