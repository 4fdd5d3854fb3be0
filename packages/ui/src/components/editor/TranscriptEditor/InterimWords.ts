import type { Node } from 'prosemirror-model';
import { Decoration } from 'prosemirror-view';
import type { DocumentInternals } from '@nevisa/transcript';

/**
 * Shows the interim text where it will be inserted, with a caret after it. Between two
 * sentences of a recording the caret is there alone. A further word changes the text of
 * one element; the editor is updated only when the place changes.
 */
export class InterimWords {
  readonly #internals: DocumentInternals;
  readonly #isListening: () => boolean;
  readonly #line = document.createElement('span');
  readonly #paragraph = document.createElement('p');
  #shown = '';
  #directed: HTMLElement | null = null;

  /** @param isListening whether a recording runs that shows its words at once */
  constructor(internals: DocumentInternals, isListening: () => boolean) {
    this.#internals = internals;
    this.#isListening = isListening;
    for (const element of [this.#line, this.#paragraph]) {
      element.dataset['interim'] = '';
      // Interim text is never announced, also inside a live region.
      element.setAttribute('aria-live', 'off');
    }
  }

  /** Writes the newest text. True when its place changed and the editor must be updated. */
  write(): boolean {
    const words = this.#internals.interim();
    const { position, opensParagraph, before, after } = this.#internals.interimPoint();
    const isShown = this.isShown();
    if (isShown) {
      const element = opensParagraph ? this.#paragraph : this.#line;
      const text = words === null ? '' : before + words + after;
      // A written text is laid out again, also the same one.
      if (element.textContent !== text) {
        element.textContent = text;
      }
      giveDirection(this.#paragraph, text);
    }
    const shown = isShown ? `${position} ${opensParagraph}` : '';
    const moved = shown !== this.#shown;
    this.#shown = shown;
    return moved;
  }

  /** Gives the paragraph of the interim text the direction that it will have with that text. */
  direct(): void {
    const paragraph = this.#line.closest('p');
    for (const changed of new Set([this.#directed, paragraph])) {
      if (changed !== null) {
        giveDirection(changed, changed.textContent);
      }
    }
    this.#directed = paragraph;
  }

  /** The place of the text in the view. */
  decorations(doc: Node): Decoration[] {
    if (!this.isShown()) {
      return [];
    }
    const { position, opensParagraph } = this.#internals.interimPoint();
    return opensParagraph
      ? [
          Decoration.widget(doc.resolve(position).after(), this.#paragraph, {
            side: -1,
            key: 'interim paragraph',
          }),
        ]
      : [Decoration.widget(position, this.#line, { side: 1, key: 'interim words' })];
  }

  /** Whether a place in the text is shown; an empty document has the caret of its placeholder. */
  isShown(): boolean {
    const { doc } = this.#internals.state();
    return this.#internals.interim() !== null || (this.#isListening() && !isEmptyDocument(doc));
  }
}

/** True for one empty paragraph. */
export function isEmptyDocument(doc: Node): boolean {
  return doc.content.size === 2;
}

/**
 * Sets the direction of a paragraph: that of its first letter, or that of the
 * page without a letter, where `auto` would mean left to right.
 */
export function giveDirection(paragraph: HTMLElement, text: string): void {
  const dir = /[\p{L}\u200e\u200f]/u.test(text) ? 'auto' : '';
  if (paragraph.dir !== dir) {
    paragraph.dir = dir;
  }
}
